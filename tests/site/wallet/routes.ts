import type { IncomingMessage, ServerResponse } from 'node:http';
import contract from '../../../src/contract';
import { AGREEMENT } from './agreement';
import { type Behavior, CHOICES } from './behavior';
import { answers, COOKIES } from './messages';
import { connectPage, errorPage, mouthPage, payPage, startPage } from './pages';
import { pay } from './payment';
import type { State } from './sandbox';

const { connect_path, checkout_path, redirect_key, requests } = contract.wallet;

/** Delay of a slow connect page in milliseconds: longer than any shopper waits. */
const SLOW = 8000;

/** A cookie that browsers also send to a frame in another site's page; they accept `Secure` from localhost. */
const cookie = ( name: string, value: string ): string =>
	`${ name }=${ value }; Path=/; SameSite=None; Secure${
		value ? '' : '; Max-Age=0'
	}`;

/** A request to the sandbox. */
interface Visit {
	url: URL;
	request: IncomingMessage;
	response: ServerResponse;
	state: State;
}

const ROUTES: Record< string, ( visit: Visit ) => Promise< void > | void > = {
	'GET /': start,
	'POST /login': logIn,
	'POST /behave': behave,
	[ `GET ${ connect_path }` ]: connect,
	'POST /connect/message': message,
	'GET /connect/mouth': ( { url, response } ) =>
		html( response, mouthPage( url.searchParams.get( 'shop' ) ?? '' ) ),
	[ `GET ${ checkout_path }` ]: checkout,
	[ `POST ${ checkout_path }pay` ]: payNow,
};

/**
 * Handles a request.
 *
 * @param request  The request.
 * @param response Its answer.
 * @param state    State of the sandbox.
 */
export async function route(
	request: IncomingMessage,
	response: ServerResponse,
	state: State
): Promise< void > {
	const url = new URL( request.url ?? '/', state.host );
	const handler = ROUTES[ `${ request.method } ${ url.pathname }` ];
	if ( handler ) {
		await handler( { url, request, response, state } );
	} else {
		html( response, errorPage( 'Page not found.' ), 404 );
	}
}

function start( { request, response, state }: Visit ): void {
	html(
		response,
		startPage(
			state.behavior,
			cookiesOf( request ).includes( COOKIES.user ),
			state.heard.map( ( { action } ) => action ).reverse()
		)
	);
}

function logIn( { request, response }: Visit ): void {
	const isIn = cookiesOf( request ).includes( COOKIES.user );
	response.setHeader(
		'set-cookie',
		cookie( COOKIES.user, isIn ? '' : 'robin' )
	);
	goTo( response, '/' );
}

async function behave( { request, response, state }: Visit ): Promise< void > {
	const fields = new URLSearchParams( await bodyOf( request ) );
	const change: Partial< Record< keyof Behavior, unknown > > = {};
	for ( const [ name, values ] of Object.entries( CHOICES ) ) {
		const chosen = values.find(
			( value ) => String( value ) === fields.get( name )
		);
		if ( chosen !== undefined ) {
			change[ name as keyof Behavior ] = chosen;
		}
	}
	Object.assign( state.behavior, change );
	goTo( response, '/' );
}

function connect( { url, response, state }: Visit ): void {
	const { behavior } = state;
	const shop = originOf( url.searchParams.get( 'source_url' ) );
	if ( behavior.connect === 'drop' ) {
		response.destroy();
	} else if ( behavior.connect === 'error' ) {
		html( response, errorPage( 'The wallet is not available.' ), 500 );
	} else if (
		! state.shops.has( shop ) ||
		url.searchParams.get( 'blogId' ) !== AGREEMENT.blog_id
	) {
		html(
			response,
			errorPage( 'The wallet does not know this shop.' ),
			403
		);
	} else {
		const timer = setTimeout(
			() => html( response, connectPage( shop, behavior ) ),
			behavior.connect === 'slow' ? SLOW : 0
		);
		response.once( 'close', () => clearTimeout( timer ) );
	}
}

async function message( { request, response, state }: Visit ): Promise< void > {
	const said = JSON.parse( await bodyOf( request ) ) as {
		action: string;
		value?: unknown;
	};
	state.heard.push( said );
	if ( said.action === requests.set_cookie ) {
		response.setHeader( 'set-cookie', cookie( COOKIES.test, '1' ) );
	}
	const spoken =
		state.behavior.connect === 'silent'
			? []
			: answers( {
					action: said.action,
					value: said.value,
					cookies: cookiesOf( request ),
					behavior: state.behavior,
					sessions: state.sessions,
					host: state.host,
			  } );
	state.said.push( ...spoken );
	response.setHeader( 'content-type', 'application/json' );
	response.end( JSON.stringify( spoken ) );
}

/** Accepts a session and redirects to its own URL, which can be reloaded. */
function checkout( { url, response, state }: Visit ): void {
	const query = url.searchParams;
	const key = query.get( redirect_key );
	const session = state.sessions.of( key );
	if ( key !== null && session ) {
		html( response, payPage( key, session ) );
		return;
	}
	const taken = state.sessions.take( query.get( 'blog_id' ) ?? '', {
		session: query.get( 'session' ) ?? '',
		iv: query.get( 'iv' ) ?? '',
		hash: query.get( 'hash' ) ?? '',
	} );
	if ( 'why' in taken ) {
		html( response, errorPage( taken.why ), 403 );
	} else {
		goTo( response, `${ checkout_path }?${ redirect_key }=${ taken.key }` );
	}
}

async function payNow( { request, response, state }: Visit ): Promise< void > {
	const key = new URLSearchParams( await bodyOf( request ) ).get( 'key' );
	const session = state.sessions.of( key );
	if ( key === null || ! session ) {
		html( response, errorPage( 'Nothing to pay.' ), 404 );
		return;
	}
	const placed = await pay( key, session, state.behavior );
	state.payments.push( placed );
	if ( placed.success ) {
		goTo( response, placed.redirect_url );
	} else {
		html( response, payPage( key, session, placed.error ), 409 );
	}
}

function html( response: ServerResponse, body: string, status = 200 ): void {
	response.writeHead( status, {
		'content-type': 'text/html; charset=utf-8',
		'cache-control': 'no-store',
	} );
	response.end( body );
}

function goTo( response: ServerResponse, address: string ): void {
	response.writeHead( 303, { location: address } );
	response.end();
}

async function bodyOf( request: IncomingMessage ): Promise< string > {
	const parts: Buffer[] = [];
	for await ( const part of request ) {
		parts.push( part as Buffer );
	}
	return Buffer.concat( parts ).toString( 'utf8' );
}

const cookiesOf = ( request: IncomingMessage ): string[] =>
	( request.headers.cookie ?? '' )
		.split( ';' )
		.map( ( pair ) => pair.split( '=' )[ 0 ]?.trim() ?? '' );

function originOf( address: string | null ): string {
	return address !== null && URL.canParse( address )
		? new URL( address ).origin
		: '';
}
