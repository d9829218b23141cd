import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '../types';
import { walletSettings } from './agreement';
import { type Behavior, USUAL } from './behavior';
import type { Spoken } from './messages';
import type { Placed } from './payment';
import { route } from './routes';
import { Sessions } from './session';

/** What happened at a sandbox. */
export interface Happenings {
	/** What shops' pages have said, in order. */
	heard: { action: string; value?: unknown }[];
	/** What it answered, in order. */
	said: Spoken[];
	/** `GET /connect/?…` and such, in order. */
	requests: string[];
	/** What shops' servers answered to payments, in order. */
	payments: Placed[];
}

/** All that its pages work with. */
export interface State extends Happenings {
	behavior: Behavior;
	sessions: Sessions;
	/** Origins of the shops that it knows. */
	shops: Set< string >;
	/** Its own origin. */
	host: string;
}

/** A wallet on this machine, for one worker or one person. */
export interface Sandbox extends Readonly< Happenings > {
	/** Its origin: another site than the shop's, so that its cookies are a third party's. */
	url: string;
	/** Has it do something else than usual, until reset(). */
	behave: ( change: Partial< Behavior > ) => void;
	/** Back to what is usual; forgets sessions and what happened. */
	reset: () => void;
	/** Makes a shop known to it, and leads that shop's direct checkout to it. */
	connect: ( site: Site ) => Promise< void >;
	stop: () => Promise< void >;
}

/**
 * Starts a wallet.
 *
 * @param port TCP port on 127.0.0.1; a free one by default.
 */
export async function createSandbox( port = 0 ): Promise< Sandbox > {
	const state: State = {
		behavior: { ...USUAL },
		sessions: new Sessions(),
		shops: new Set(),
		host: '',
		heard: [],
		said: [],
		requests: [],
		payments: [],
	};
	const server = createServer( ( request, response ) =>
		handle( request, response, state )
	);
	await listen( server, port );
	// A shop is at 127.0.0.1. To a browser that is another site, not only another origin.
	state.host = `http://localhost:${
		( server.address() as AddressInfo ).port
	}`;
	return {
		url: state.host,
		heard: state.heard,
		said: state.said,
		requests: state.requests,
		payments: state.payments,
		behave: ( change ) => Object.assign( state.behavior, change ),
		reset: () => {
			Object.assign( state.behavior, USUAL, { replies: {} } );
			state.sessions.clear();
			[ state.heard, state.said, state.requests, state.payments ].forEach(
				( list ) => list.splice( 0 )
			);
		},
		connect: async ( site ) => {
			state.shops.add( new URL( site.url ).origin );
			await site.php(
				`update_option( 'vitrine_settings', $args + (array) get_option( 'vitrine_settings', array() ) );`,
				{ args: walletSettings( state.host ) }
			);
		},
		stop: () =>
			new Promise( ( done ) => {
				server.close( () => done() );
				server.closeAllConnections();
			} ),
	};
}

function listen( server: Server, port: number ): Promise< void > {
	return new Promise( ( done, fail ) => {
		server.once( 'error', fail );
		server.listen( port, '127.0.0.1', () => done() );
	} );
}

function handle(
	request: IncomingMessage,
	response: ServerResponse,
	state: State
): void {
	state.requests.push( `${ request.method } ${ request.url }` );
	route( request, response, state ).catch( ( error: unknown ) => {
		response.writeHead( 500, { 'content-type': 'text/plain' } );
		response.end( error instanceof Error ? error.message : 'Error' );
	} );
}
