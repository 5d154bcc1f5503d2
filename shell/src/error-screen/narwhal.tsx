import styled from '@emotion/styled';
import { color } from '@3eu/shared/ui';

const Sea = styled.svg`
  width: 100%;
  height: 100%;
  background: ${color.sky200};
`;

/** The narwhal of the error pages: on a cold sea, with its tusk along the tusk line. Decoration. */
export function Narwhal() {
  return (
    <Sea viewBox="0 0 800 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path fill="#FFCB66" d="M520 250a110 110 0 0 1 220 0z" />
      <path fill="#F0A931" d="M506 250h248v10H506zM540 276h180v8H540zM580 298h100v6H580z" />
      <path fill="#B5E0DD" d="M0 250h800v390H0z" />
      <path fill="#83CBCB" d="M0 330c90-26 170-26 260 0s180 26 270 0 180-26 270 0v310H0z" />
      <path fill="#2C474B" d="M150 470c0-92 88-150 196-150 92 0 152 34 176 92 22 54 62 62 104 34-4 56-38 96-100 104-48 46-116 70-190 70-104 0-186-60-186-150z" />
      <path fill="#516A6C" d="M150 470c0-92 88-150 196-150 58 0 104 14 136 38-82-8-190 18-236 92-30 48-32 100-12 142-52-26-84-68-84-122z" />
      <path fill="#F3ECDF" d="M242 340 330 86l-50 262z" />
      <path fill="#DFCFB2" d="m262 296 30-6-4 22-32 4zM280 236l24-5-4 22-26 5zM298 178l18-4-4 22-20 4z" />
      <circle cx="232" cy="452" r="9" fill="#0A2529" />
      <path fill="none" stroke="#0A2529" strokeWidth="6" strokeLinecap="round" d="M176 500c16 14 40 16 56 6" />
      <path fill="#1C97A0" d="M0 520c90-28 170-28 260 0s180 28 270 0 180-28 270 0v120H0z" />
      <path fill="#0B656E" d="M0 580c90-24 170-24 260 0s180 24 270 0 180-24 270 0v60H0z" />
    </Sea>
  );
}
