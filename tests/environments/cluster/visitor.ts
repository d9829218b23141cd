import { Agent, request } from 'node:http';

/** An answer, read to its end. */
export interface Answer {
	/** 0: the connection broke before the answer's end. */
	status: number;
	body: string;
	/** Where a redirect leads, as a path with its query; empty without one. */
	location: string;
	/** What the balancer's cache said, such as HIT. */
	cache: string;
}

/** What a visitor sends along beside the address. */
export interface Sending {
	/** The fields of a form; none: a page is asked for. */
	fields?: Record< string, string >;
	/** The port of a node, past the balancer. */
	via?: number;
}

/** What a shopper sees as a broken site, and tries again. */
const BROKEN = [ 0, 502, 503, 504 ];

const TRIES = 8;

const PAUSE = 500;

const agent = new Agent( { keepAlive: true, maxSockets: 64 } );

const wait = ( ms: number ) =>
	new Promise( ( done ) => setTimeout( done, ms ) );

/** A visitor who keeps cookies, as a browser without script. */
export class Visitor {
	/** Answers that were none, over all visitors. */
	static broken = 0;

	/** Requests, over all visitors. */
	static sent = 0;

	readonly cookies = new Map< string, string >();

	/**
	 * A new visitor.
	 *
	 * @param url Address of the shop, without a slash at its end.
	 */
	constructor( readonly url: string ) {}

	/**
	 * Opens a page or sends a form, once.
	 *
	 * @param path    Path with its query, or an address of the shop.
	 * @param sending What goes along.
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
	 * The same, and again where the site was broken, as a shopper does who presses
	 * the button once more.
	 *
	 * @param path    Path with its query, or an address of the shop.
	 * @param sending What goes along.
	 * @return The first answer that is one.
	 * @throws Error When there is none in the end.
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
		throw new Error( `${ path } was broken ${ TRIES } times.` );
	}

	/**
	 * The same, and follows redirects as a browser does.
	 *
	 * @param path    Path with its query, or an address of the shop.
	 * @param sending What goes along.
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
