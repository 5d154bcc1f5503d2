#!/bin/sh
# Renders a scene: ./run.sh NAME.py draft|mid|final [threads] [spp=8 ...]. The picture is written to .cache/scenes of the project.
cd "$(dirname "$0")" || exit
scene=$1 quality=${2:-draft} threads=${3:-1}
[ $# -gt 3 ] && shift 3 || shift $#
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=. nice -n 15 blender -b --python-use-system-env -t "$threads" -P "$scene" -- "q=$quality" "t=$threads" "$@" 2>&1 |
  grep -E '^DONE|^INFO|Error|File "|Traceback' | grep -v 'Not freed'
