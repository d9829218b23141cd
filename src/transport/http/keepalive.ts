/** Of the 64 KB that a browser sends on for a page that is left, half: requests share them. */
const ROOM = 32_768;

/** Bytes around a field in a multipart body. */
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
 * Whether a browser can finish a request after its page was left: one whose
 * body is small and carries no file. A larger one it would refuse.
 */
export const canOutlivePage = (
	body: FormData | URLSearchParams | undefined
): boolean => body !== undefined && sizeOf( body ) <= ROOM;
