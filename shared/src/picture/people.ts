// Written by `npm run pictures` from pictures/people. Do not edit.
import type { PortraitSource } from './types';

export const adaezeOkonkwo: PortraitSource = { id: 'adaezeOkonkwo', hash: '6ccd95509e', ground: '#CFE0EA' };
export const benjaminOsei: PortraitSource = { id: 'benjaminOsei', hash: 'e101a9fa41', ground: '#CFE0EA' };
export const catherineDoyle: PortraitSource = { id: 'catherineDoyle', hash: 'bd99876a6a', ground: '#F2CFC2' };
export const celesteMoreau: PortraitSource = { id: 'celesteMoreau', hash: 'c95ced6e24', ground: '#D6E4CF' };
export const evelynCarter: PortraitSource = { id: 'evelynCarter', hash: 'a1e4f2dbc6', ground: '#E9DFCC' };
export const graceWhitehorse: PortraitSource = { id: 'graceWhitehorse', hash: '958837b483', ground: '#D6E4CF' };
export const hanaKim: PortraitSource = { id: 'hanaKim', hash: '132e518cae', ground: '#F2CFC2' };
export const harjitGill: PortraitSource = { id: 'harjitGill', hash: 'c54dd0c512', ground: '#E9DFCC' };
export const leilaHaddad: PortraitSource = { id: 'leilaHaddad', hash: '614f7679ed', ground: '#B5E0DD' };
export const lucilleFontaine: PortraitSource = { id: 'lucilleFontaine', hash: 'a320ab1340', ground: '#D6E4CF' };
export const marcusBell: PortraitSource = { id: 'marcusBell', hash: 'e0174e8f1c', ground: '#F3DDBF' };
export const marenSolvik: PortraitSource = { id: 'marenSolvik', hash: 'f65557ac0a', ground: '#F3DDBF' };
export const martinReyes: PortraitSource = { id: 'martinReyes', hash: 'd0dc3c449c', ground: '#F3DDBF' };
export const noorRahimi: PortraitSource = { id: 'noorRahimi', hash: '2edf6809e6', ground: '#D6E4CF' };
export const oluAdeyemi: PortraitSource = { id: 'oluAdeyemi', hash: '1f3c99880f', ground: '#B5E0DD' };
export const peterLind: PortraitSource = { id: 'peterLind', hash: 'aa06d193c1', ground: '#F2CFC2' };
export const priyaRaman: PortraitSource = { id: 'priyaRaman', hash: 'b6f90a4957', ground: '#F2CFC2' };
export const rafaelOrtega: PortraitSource = { id: 'rafaelOrtega', hash: 'b9fec92ea5', ground: '#F2CFC2' };
export const rosalindPike: PortraitSource = { id: 'rosalindPike', hash: '04f00cc98e', ground: '#F3DDBF' };
export const sofiaPetrov: PortraitSource = { id: 'sofiaPetrov', hash: 'a9e1eb3683', ground: '#CFE0EA' };
export const thomasLindqvist: PortraitSource = { id: 'thomasLindqvist', hash: '80910948a8', ground: '#E9DFCC' };
