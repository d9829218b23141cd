/** Scheme, credentials, host, port, path, query and hash. */
const ADDRESS =
	/^(https?):\/\/([^/?#@]*@)?(\[[a-f\d:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::(\d{1,5}))?(\/[^?#]*)?([?#].*)?$/i;

/** Hosts that never leave this machine. */
const LOOPBACK = [ 'localhost', '127.0.0.1', '[::1]' ];

const LARGEST_PORT = 65535;

const read = ( text: string ) => {
	const [ , scheme, user, host, port, path = '', rest ] =
		ADDRESS.exec( text.trim() ) ?? [];
	return scheme && host && ! user && Number( port ?? 1 ) <= LARGEST_PORT
		? { scheme: scheme.toLowerCase(), host: host.toLowerCase(), path, rest }
		: null;
};

/** Whether a text is a site's URL; its path is dropped when it is saved. */
export const isSite = ( text: string ): boolean => read( text ) !== null;

/**
 * Whether a text is a secure origin: HTTPS or loopback, with nothing after the
 * host and port.
 */
export const isSecureOrigin = ( text: string ): boolean => {
	const address = read( text );
	return (
		address !== null &&
		[ '', '/' ].includes( address.path ) &&
		! address.rest &&
		( address.scheme === 'https' || LOOPBACK.includes( address.host ) )
	);
};
