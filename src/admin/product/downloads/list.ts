/** A file that customers may download, as the form's text has it. */
export interface DownloadFile {
	name: string;
	/** Address of one of the site's uploads. */
	url: string;
	/** Empty: a new one. */
	id: string;
}

/** The files of the text, one a line: `name | address | id`. PHP's FileList reads and writes the same. */
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

/** The text of the files; those of which nothing is filled in are left out. */
export const writeFiles = ( files: DownloadFile[] ): string =>
	files
		.filter( ( { name, url } ) => plain( name ) || plain( url ) )
		.map( ( { name, url, id } ) =>
			[ plain( name ), plain( url ), id ].join( ' | ' )
		)
		.join( '\n' );
