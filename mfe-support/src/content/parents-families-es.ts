import {
  academicYear,
  admissionDeadlines,
  aid,
  aidDeadlines,
  contact,
  counselorLines,
  enrollmentDates,
  fees,
  installment,
  installmentFee,
  insurance,
  mailto,
  parking,
  phoneHoursInSpanish,
  tel,
  yearCost,
  type Day,
  inDollars,
} from '@3eu/university/facts';
import type { ParaFamiliasContent } from './types';

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** A day as Spanish writes it: `1 de mayo`. */
const inSpanish = ({ iso, dates }: Day): string => `${dates} de ${months[Number(iso.slice(-5, -3)) - 1]}`;

const { earlyDecision, earlyAction, regularDecision, enrollmentDeposit } = admissionDeadlines;
const { leila } = counselorLines;

/** Half a page for parents who read Spanish and no English; its facts are everybody’s. */
export const paraFamilias = {
  asked: [
    { label: 'What would we pay?', href: '/financial-aid#cost' },
    { label: 'What else do parents ask?', href: '/parents-families#questions' },
  ],
  metadata: {
    title: 'Para familias',
    description:
      'Para madres, padres y familias, en español: cuánto cuesta un año en 3E University, qué hace la ayuda financiera, qué fechas importan, y a quién llamar y a qué hora.',
    keywords: ['familias', 'padres', 'español', 'costo', 'matrícula', 'becas', 'ayuda financiera', 'fechas'],
    section: 'Parents and families',
  },
  header: {
    title: 'Para familias',
    lede: 'Su hijo o su hija quiere estudiar en 3E University. Aquí está, en español, lo que las familias preguntan primero. El resto del sitio está en inglés.',
  },
  cost: {
    id: 'costo',
    title: 'Cuánto cuesta un año, y qué hace la ayuda',
    text: [
      `Nadie sabe lo que va a pagar hasta que llega la carta de ayuda financiera. El ${aid.receivingAid} de los estudiantes recibe ayuda: becas y subvenciones, que no se devuelven; un trabajo en el campus; y préstamos, que sí se devuelven.`,
      `Todo empieza con la FAFSA, un formulario federal y gratuito. Para nuestras becas por mérito no hay formulario: cada solicitud de admisión participa. Con el CSS Profile damos además becas por necesidad, hasta ${inDollars(aid.maxOwnGrant)} al año.`,
      `La cuenta del otoño llega el 1 de agosto y vence el 31; la de primavera, el 2 y el 31 de enero. También se puede pagar en cinco cuotas mensuales por semestre, desde el 31 de agosto y el 31 de enero, sin intereses: ${inDollars(installment)} cada una, antes de la ayuda, y ${inDollars(installmentFee)} por semestre por pagar así.`,
      'Sin papeles o con DACA se solicita igual, sin número de Seguro Social: nuestras becas sí, la ayuda federal no. Un padre sin ese número puede firmar la FAFSA.',
      `Aparte van el seguro médico, ${inDollars(insurance)} al año si el de la familia no cubre lo mismo aquí, ${inDollars(parking.permit)} al año por el permiso de estacionamiento si trae auto, y los viajes a casa.`,
    ],
    facts: [
      { term: 'Un año, antes de la ayuda', value: inDollars(yearCost.total), big: true },
      { term: 'Matrícula', value: inDollars(yearCost.tuition) },
      { term: 'Habitación', value: inDollars(yearCost.room) },
      { term: 'Comidas', value: inDollars(yearCost.meals) },
      { term: 'Libros', value: inDollars(yearCost.books) },
      { term: 'Beca más alta, por año', value: inDollars(aid.maxMeritScholarship) },
    ],
  },
  dates: {
    id: 'fechas',
    title: 'Las fechas',
    lede: `La solicitud cuesta ${inDollars(fees.application)}; quien no puede pagarlos marca la exención en el último paso. Las fechas son las mismas cada año, menos la última.`,
    facts: [
      {
        term: inSpanish(earlyDecision.apply),
        value: 'Primera fecha para la solicitud. Compromete: quien es admitido, viene, si la ayuda alcanza.',
      },
      { term: inSpanish(earlyAction.apply), value: 'Segunda fecha para la solicitud, sin compromiso.' },
      { term: inSpanish(regularDecision.apply), value: 'Última fecha para la solicitud, sin compromiso.' },
      { term: inSpanish(aidDeadlines.fafsaPriority), value: 'Enviar la FAFSA.' },
      { term: inSpanish(aidDeadlines.cssProfile), value: 'Enviar el CSS Profile, para nuestras becas por necesidad.' },
      {
        term: inSpanish(regularDecision.decision),
        value: 'A más tardar, nuestra respuesta; a las primeras fechas respondemos antes.',
      },
      { term: inSpanish(aidDeadlines.awards), value: 'Llega la carta de ayuda financiera.' },
      {
        term: inSpanish(enrollmentDeposit),
        value: `Depósito de ${inDollars(fees.enrollmentDeposit)}, que guarda el lugar. Hasta ese día se devuelve completo.`,
      },
      {
        term: `${inSpanish(enrollmentDates.newStudentDays.from)} de ${academicYear}`,
        value: 'Mudanza a la residencia, con la familia.',
      },
    ],
  },
  call: {
    id: 'llamar',
    title: 'A quién llamar, y cuándo',
    lede: `Contestamos al menos ${phoneHoursInSpanish}. Su hijo o su hija puede llamar junto con usted, con el teléfono en altavoz. Sus notas y su cuenta son suyas por ley (FERPA): hablamos de ellas con usted cuando su hijo o su hija ha firmado el permiso en My3EU.`,
    ways: [
      {
        title: `${leila.name}, en español`,
        link: { label: leila.phone, href: tel(leila.phone) },
        text: 'Admisión, solicitud, traducciones, y una visita con guía en español. Habla español.',
      },
      {
        title: 'Ayuda financiera',
        link: { label: contact.financialAidPhone, href: tel(contact.financialAidPhone) },
        text: 'La FAFSA y la carta, línea por línea. Pida un intérprete.',
      },
      {
        title: 'Correo, en español',
        link: { label: contact.parentsEmail, href: mailto(contact.parentsEmail) },
        text: 'Respondemos en 24 horas.',
      },
      {
        title: 'De noche, en una emergencia',
        link: { label: contact.safetyPhone, href: tel(contact.safetyPhone) },
        text: 'Seguridad del campus, a toda hora.',
      },
    ],
  },
} as const satisfies ParaFamiliasContent;
