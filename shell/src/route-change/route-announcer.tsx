import { useEffect, useState } from 'react';
import { onRouteChange } from './route-change';

/** Says the name of a page that a client navigation has come to; a full load is the browser's to announce. */
export function RouteAnnouncer() {
  const [name, setName] = useState('');
  useEffect(() => onRouteChange(setName), []);
  return (
    <div className="visually-hidden" role="status" aria-atomic="true" data-announcer="">
      {name}
    </div>
  );
}
