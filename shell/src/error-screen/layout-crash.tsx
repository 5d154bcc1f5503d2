export function LayoutCrash() { return <h1>Something went wrong</h1>; }
