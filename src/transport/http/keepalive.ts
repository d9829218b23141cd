/** Half of the browser's 64 KB keepalive limit, which requests share. */
const ROOM = 32_768;

/** Overhead per field of a multipart body, in bytes. */
const FRAME = 200;

const sizeOf = ( body: FormData | URLSearchParams ): number => {
	let size = 0;
	const add = ( value: FormDataEntryValue, name: string ) => {
		size +=
			typeof value === 'string'
				? encodeURIComponent( name + value ).length + FRAME
				: Infinity;
	};
	body.forEach( add );
	return size;
};

/**
 * Whether a request can use `keepalive`: its body is small and has no file.
 * Browsers reject larger ones.
 */
export const canOutlivePage = (
	body: FormData | URLSearchParams | undefined
): boolean => body !== undefined && sizeOf( body ) <= ROOM;
