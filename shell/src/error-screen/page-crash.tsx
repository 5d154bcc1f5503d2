export function PageCrash() { return <h1>Page crash</h1>; }
