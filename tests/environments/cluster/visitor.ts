import { Agent, request } from 'node:http';

/** A complete response. */
export interface Answer {
	/** 0 if the connection broke before its end. */
	status: number;
	body: string;
	/** Target path of a redirect with its query string; empty without one. */
	location: string;
	/** Status of the balancer's cache, for example HIT. */
	cache: string;
}

/** Options of a request. */
export interface Sending {
	/** Form fields; a GET request without any. */
	fields?: Record< string, string >;
	/** Port of a node, to bypass the balancer. */
	via?: number;
}

/** Statuses after which a shopper would try again. */
const BROKEN = [ 0, 502, 503, 504 ];

const TRIES = 8;

const PAUSE = 500;

const agent = new Agent( { keepAlive: true, maxSockets: 64 } );

const wait = ( ms: number ) =>
	new Promise( ( done ) => setTimeout( done, ms ) );

/** A visitor with cookies, but without JavaScript. */
export class Visitor {
	/** Number of failed requests of all visitors. */
	static broken = 0;

	/** Number of requests of all visitors. */
	static sent = 0;

	readonly cookies = new Map< string, string >();

	/**
	 * Constructor.
	 *
	 * @param url URL of the shop without a trailing slash.
	 */
	constructor( readonly url: string ) {}

	/**
	 * Opens a page or submits a form, once.
	 *
	 * @param path    Path with query string, or a URL of the shop.
	 * @param sending Options of the request.
	 */
	once( path: string, sending: Sending = {} ): Promise< Answer > {
		const { fields, via } = sending;
		Visitor.sent++;
		const base = new URL( this.url );
		const target = new URL( path, base );
		const body =
			fields === undefined
				? ''
				: new URLSearchParams( fields ).toString();
		return new Promise( ( done ) => {
			const nothing = () =>
				done( { status: 0, body: '', location: '', cache: '' } );
			const sent = request(
				{
					host: '127.0.0.1',
					port: via ?? base.port,
					path: target.pathname + target.search,
					method: fields === undefined ? 'GET' : 'POST',
					agent,
					headers: {
						Host: base.host,
						...( this.cookies.size > 0
							? {
									Cookie: [ ...this.cookies ]
										.map( ( pair ) => pair.join( '=' ) )
										.join( '; ' ),
							  }
							: {} ),
						...( fields === undefined
							? {}
							: {
									Origin: this.url,
									'Sec-Fetch-Site': 'same-origin',
									'Content-Type':
										'application/x-www-form-urlencoded',
									'Content-Length': Buffer.byteLength( body ),
							  } ),
					},
				},
				( answer ) => {
					const parts: Buffer[] = [];
					answer.on( 'data', ( part: Buffer ) => parts.push( part ) );
					answer.on( 'error', nothing );
					answer.on( 'close', () => {
						if ( ! answer.complete ) {
							nothing();
							return;
						}
						this.keep( answer.headers[ 'set-cookie' ] ?? [] );
						const { location, 'x-cache': cache } = answer.headers;
						const to = location && new URL( location, target );
						done( {
							status: answer.statusCode ?? 0,
							body: Buffer.concat( parts ).toString( 'utf8' ),
							location: to ? to.pathname + to.search : '',
							cache: String( cache ?? '' ),
						} );
					} );
				}
			);
			sent.on( 'error', nothing );
			sent.end( body );
		} );
	}

	/**
	 * Like once(), but tries again after a failure, as a shopper does.
	 *
	 * @param path    Path with query string, or a URL of the shop.
	 * @param sending Options of the request.
	 * @return The first successful response.
	 * @throws Error When all tries fail.
	 */
	async send( path: string, sending: Sending = {} ): Promise< Answer > {
		for ( let n = 0; n < TRIES; n++ ) {
			const answer = await this.once( path, sending );
			if ( ! BROKEN.includes( answer.status ) ) {
				return answer;
			}
			Visitor.broken++;
			await wait( PAUSE );
		}
		throw new Error( `${ path } was interrupted ${ TRIES } times.` );
	}

	/**
	 * Like send(), but follows redirects.
	 *
	 * @param path    Path with query string, or a URL of the shop.
	 * @param sending Options of the request.
	 */
	async follow(
		path: string,
		sending: Sending = {}
	): Promise< Answer & { path: string } > {
		let at = path;
		let answer = await this.send( at, sending );
		for ( let n = 0; n < 5 && answer.location !== ''; n++ ) {
			at = answer.location;
			answer = await this.send( at );
		}
		return { ...answer, path: at };
	}

	private keep( lines: readonly string[] ): void {
		for ( const line of lines ) {
			const [ pair = '' ] = line.split( ';' );
			const at = pair.indexOf( '=' );
			const name = pair.slice( 0, at );
			if ( /;\s*max-age=0\b|;\s*expires=[^;]*19[79]\d/i.test( line ) ) {
				this.cookies.delete( name );
			} else {
				this.cookies.set( name, pair.slice( at + 1 ) );
			}
		}
	}
}
