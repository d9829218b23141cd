/**
 * Reads a file as a `data:` URL.
 *
 * @throws DOMException If the file cannot be read.
 */
export const readDataUri = ( file: File ): Promise< string > =>
	new Promise( ( resolve, reject ) => {
		const reader = new FileReader();
		reader.onload = () => resolve( reader.result as string );
		reader.onerror = () =>
			reject( reader.error ?? new Error( 'The file cannot be read.' ) );
		reader.readAsDataURL( file );
	} );
