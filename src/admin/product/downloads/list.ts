/** A downloadable file, as in the form's text. */
export interface DownloadFile {
	name: string;
	/** URL of an upload. */
	url: string;
	/** Empty: a new file. */
	id: string;
}

/**
 * Parses the text with a file per line: `name | URL | id`. Twin of PHP's
 * FileList.
 */
export const readFiles = ( text: string ): DownloadFile[] =>
	text
		.split( /\r?\n/ )
		.filter( ( line ) => line.trim() )
		.map( ( line ) => {
			const parts = line.split( '|' ).map( ( part ) => part.trim() );
			const [ name = '', url = '', id = '' ] =
				parts.length === 1 ? [ '', ...parts ] : parts;
			return { name, url, id };
		} );

const plain = ( text: string ) => text.replace( /[|\r\n]/g, ' ' ).trim();

/** Formats files as text; empty ones are dropped. */
export const writeFiles = ( files: DownloadFile[] ): string =>
	files
		.filter( ( { name, url } ) => plain( name ) || plain( url ) )
		.map( ( { name, url, id } ) =>
			[ plain( name ), plain( url ), id ].join( ' | ' )
		)
		.join( '\n' );
