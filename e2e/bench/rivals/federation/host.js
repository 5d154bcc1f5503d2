/** The documentation's asynchronous boundary: shared modules are negotiated before anything asks for them. */
void import('./bootstrap.jsx');
