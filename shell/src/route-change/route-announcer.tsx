import { useEffect, useState } from 'react';
import { onRouteChange } from './route-change';

/** Announces the name of a page after a client navigation; the browser announces full loads itself. */
export function RouteAnnouncer() {
  const [name, setName] = useState('');
  useEffect(() => onRouteChange(setName), []);
  return (
    <div className="visually-hidden" role="status" aria-atomic="true" data-announcer="">
      {name}
    </div>
  );
}
