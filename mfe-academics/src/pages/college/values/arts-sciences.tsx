import { artsSciences } from '../../../content/colleges/arts-sciences';
import { KnownCollege } from '../known-college';

export function Page() {
  return (
    <KnownCollege
      slug="arts-sciences"
      content={artsSciences}
      emblem={
        <>
          <path fill="#cfe0ea" d="M0 0h240v288H0z" />
          <circle cx="120" cy="98" r="57" fill="none" stroke="#0b656e" strokeWidth="7" />
          <path
            stroke="#0b656e"
            strokeWidth="4"
            d="m183.8 115.1 5.7 1.5M177.2 131l5.2 3m-15.7 10.7 4.2 4.2m-17.9 6.3 3 5.2m-18.9 1.4 1.5 5.7m-35.7-5.7-1.5 5.7M87 155.2l-3 5.2m-10.7-15.7-4.2 4.2M62.8 131l-5.2 3m-1.4-18.9-5.7 1.5m5.7-35.7-5.7-1.5M62.8 65l-5.2-3m15.7-10.7-4.2-4.2M87 40.8l-3-5.2m18.9-1.4-1.5-5.7m35.7 5.7 1.5-5.7M153 40.8l3-5.2m10.7 15.7 4.2-4.2m6.3 17.9 5.2-3m1.4 18.9 5.7-1.5"
          />
          <path
            fill="#ffcb66"
            d="m120 98-7.3-17.6L120 22zm0 0 7.3-17.6 25.2-14.9zm0 0 17.6-7.3L196 98zm0 0 17.6 7.3 14.9 25.2zm0 0 7.3 17.6L120 174zm0 0-7.3 17.6-25.2 14.9zm0 0-17.6 7.3L44 98zm0 0-17.6-7.3-14.9-25.2z"
          />
          <path
            fill="#f0a931"
            d="M120 98V22l7.3 58.4zm0 0 32.5-32.5-14.9 25.2zm0 0h76l-58.4 7.3zm0 0 32.5 32.5-25.2-14.9zm0 0v76l-7.3-58.4zm0 0-32.5 32.5 14.9-25.2zm0 0H44l58.4-7.3zm0 0L87.5 65.5l25.2 14.9z"
          />
          <circle cx="120" cy="98" r="7" fill="#bc4a30" />
          <path fill="#0b656e" d="M0 262h240v26H0z" />
          <path
            fill="#bc4a30"
            d="M120 204c-22-18-62-22-98-12v74c36-8 76-6 98 8 22-14 62-16 98-8v-74c-36-10-76-6-98 12"
          />
          <path fill="#fff" d="M120 196c-22-20-56-24-90-16v74c34-6 68-4 90 12z" />
          <path fill="#f3ecdf" d="M120 196c22-20 56-24 90-16v74c-34-6-68-4-90 12z" />
          <path
            fill="#dfcfb2"
            fillOpacity=".7"
            d="M120 196c-5-4-10-8-16-10v72q9 3 16 8zm0 0q5-4.5 10-8v73q-5 2-10 5z"
          />
          <path
            fill="none"
            stroke="#0b656e"
            strokeWidth="8"
            d="M42 197q28-4 52 8m-52 10q20-3 37.5 2M42 233q12-2 23-1"
          />
          <path fill="none" stroke="#0b656e" strokeWidth="3" d="m146 212 22-16 24 20-14 24z" />
          <path
            fill="#bc4a30"
            d="M146 205a7 7 0 1 0 .1 0zm22-16a7 7 0 1 0 .1 0zm24 20a7 7 0 1 0 .1 0zm-14 24a7 7 0 1 0 .1 0z"
          />
        </>
      }
    />
  );
}
