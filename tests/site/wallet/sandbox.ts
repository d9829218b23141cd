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

/** Events of a sandbox. */
export interface Happenings {
	/** Messages of shop pages, in order. */
	heard: { action: string; value?: unknown }[];
	/** Its replies, in order. */
	said: Spoken[];
	/** Requests such as `GET /connect/?…`, in order. */
	requests: string[];
	/** Responses of shop servers to payments, in order. */
	payments: Placed[];
}

/** State shared by its pages. */
export interface State extends Happenings {
	behavior: Behavior;
	sessions: Sessions;
	/** Origins of the registered shops. */
	shops: Set< string >;
	/** Its own origin. */
	host: string;
}

/** A local wallet server, for one worker or one person. */
export interface Sandbox extends Readonly< Happenings > {
	/** Its origin, on another site than the shop's, so that its cookies are third-party cookies. */
	url: string;
	/** Changes its behavior until reset(). */
	behave: ( change: Partial< Behavior > ) => void;
	/** Resets the behavior; forgets sessions and events. */
	reset: () => void;
	/** Registers a shop, and makes its direct checkout use this wallet. */
	connect: ( site: Site ) => Promise< void >;
	stop: () => Promise< void >;
}

/**
 * Starts a wallet server.
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
	// Shops are on 127.0.0.1, which to a browser is another site, not only another origin.
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
