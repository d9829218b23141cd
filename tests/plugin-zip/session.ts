/** A complete response. */
export interface Answer {
	status: number;
	body: string;
	/** Target of a redirect; empty without one. */
	location: string;
}

/** An HTTP client with cookies. */
export class Session {
	private readonly cookies = new Map< string, string >();

	/**
	 * Constructor.
	 *
	 * @param url URL of the site without a trailing slash.
	 */
	constructor( private readonly url: string ) {}

	/**
	 * Opens a page.
	 *
	 * @param path Path with query string, or a URL of the site.
	 */
	get( path: string ): Promise< Answer > {
		return this.request( path, { method: 'GET' } );
	}

	/**
	 * Submits a form.
	 *
	 * @param path   Path with query string.
	 * @param fields Its fields; a Blob is a file.
	 */
	post(
		path: string,
		fields: Record< string, string | File >
	): Promise< Answer > {
		const body = new FormData();
		for ( const [ name, value ] of Object.entries( fields ) ) {
			body.append( name, value );
		}
		return this.request( path, { method: 'POST', body } );
	}

	/**
	 * Logs in with WordPress's login form.
	 *
	 * @param user     Login name.
	 * @param password Password.
	 */
	async logIn( user: string, password: string ): Promise< void > {
		await this.get( '/wp-login.php' );
		await this.post( '/wp-login.php', {
			log: user,
			pwd: password,
			testcookie: '1',
		} );
	}

	private async request(
		path: string,
		init: RequestInit
	): Promise< Answer > {
		const response = await fetch( new URL( path, this.url ), {
			...init,
			redirect: 'manual',
			headers: {
				Cookie: [ ...this.cookies ]
					.map( ( pair ) => pair.join( '=' ) )
					.join( '; ' ),
			},
		} );
		for ( const line of response.headers.getSetCookie() ) {
			const [ pair = '' ] = line.split( ';' );
			const at = pair.indexOf( '=' );
			this.cookies.set( pair.slice( 0, at ), pair.slice( at + 1 ) );
		}
		return {
			status: response.status,
			body: await response.text(),
			location: response.headers.get( 'location' ) ?? '',
		};
	}
}
