import { business } from '../../../content/colleges/business';
import { KnownCollege } from '../known-college';

export function Page() {
  return (
    <KnownCollege
      slug="business"
      content={business}
      emblem={
        <>
          <path fill="#f3ddbf" d="M0 0h240v288H0z" />
          <path fill="none" stroke="#2c474b" strokeWidth="2.5" d="M121 40 30 170m91-130 92 118" />
          <path fill="#ffcb66" d="M123 22c16-6 26 6 46 0l-9 9 9 9c-20 6-30-6-46 0z" />
          <path fill="#724133" d="M117 20h7v170h-7z" />
          <path fill="#724133" d="M54 62h134v7H54z" />
          <path fill="#fff" d="M62 69h118c9 30 9 64 1 92q-60-16.5-120 0c-8-28-8-62 1-92" />
          <path fill="#d9efec" d="M152 69h28c9 30 9 64 1 92q-13-3.5-26-5.5c5-28 4-58-3-86.5" />
          <path fill="#0b656e" d="M80 86h68v13H80zm0 25h49v13H80zm0 25h30v13H80z" />
          <path fill="#f0a931" d="M64 160h26v26H64zm28 8h18v18H92z" />
          <path fill="#865108" fillOpacity=".6" d="M75 160h4v26h-4zm24 8h4v18h-4z" />
          <path fill="#5d7a52" d="M134 166h22q4 10 0 20h-22q-4-10 0-20" />
          <path fill="#3f5a31" d="M132.5 172h25v3h-25zm0 7h25v3h-25z" />
          <path fill="#9e3320" d="M26 156h34v28h116l38-30c-2 50-18 86-46 98H78c-32-10-48-46-52-96" />
          <path fill="#bc4a30" d="M26 156h34v28h116l38-30q-1 24-8 46H36q-8-20-10-44" />
          <path fill="#ffcb66" d="M35 200h171l-2.5 7H38z" />
          <path fill="#7f2817" d="M34 166h8v10h-8zm14 0h8v10h-8z" />
          <path fill="#0b656e" d="M0 234q20-10 40 0t40 0 40 0 40 0 40 0 40 0v54H0z" />
          <path fill="#073f45" d="M22 252h62v6H22zm128 0h38v6h-38zm-46 16h84v6h-84z" />
        </>
      }
    />
  );
}
