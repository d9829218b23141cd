import type { WriteResult } from '../../../../src/contract/types';
import { initialMachine } from '../../../../src/core/cart/begin';
import { reduce } from '../../../../src/core/cart/reduce';
import type { CartEvent, Intent } from '../../../../src/core/cart/types';
import { viewOf } from '../../../../src/core/cart/view';
import { ModelServer, type ServerAnswer } from './model-server';

interface Request {
	epoch: number;
	/** Null for a read. */
	intent: Intent | null;
	/** IDs of the intents in it. */
	ids: readonly number[];
	/** The server's response; null if not processed yet. */
	answer: ServerAnswer | null;
}

const FAILURE = { code: 'network', text: 'No answer.' };
const OFFLINE = { code: 'offline', text: 'You are offline.' };

/** A page, its shop, and an unreliable network between them. */
export class World {
	server = new ModelServer();
	machine = initialMachine;
	/** Requests neither answered nor lost. Superseded reads may still be answered. */
	outstanding: Request[] = [];
	/** Past responses, which may be delivered again. */
	past: Request[] = [];
	/** Changes of another tab that it has not announced yet. */
	told: ServerAnswer[] = [];
	online = true;
	/** By intent number: how often the shop executed them, and how they ended. */
	readonly done = new Map< number, number >();
	readonly settled = new Map< number, WriteResult | null >();
	readonly intents = new Map< number, Intent >();
	/** The first intent of each write, in the order of sending. */
	readonly sendings: number[] = [];
	/** Whether no response was received since a read was lost. */
	blind = false;
	private lastId = 0;

	constructor() {
		this.dispatch( {
			type: 'known',
			confirmed: this.server.snapshot(),
			hint: 0,
		} );
	}

	view() {
		return viewOf( this.machine );
	}

	dispatch( event: CartEvent ): void {
		const { state, effects } = reduce( this.machine, event );
		this.machine = state;
		for ( const effect of effects ) {
			if ( effect.type === 'send' || effect.type === 'read' ) {
				const sending = effect.type === 'send';
				const ids = sending ? state.queue[ 0 ]!.ids : [];
				this.outstanding.push( {
					epoch: effect.epoch,
					intent: sending ? effect.intent : null,
					ids,
					answer: null,
				} );
				if ( sending ) {
					this.sendings.push( ids[ 0 ]! );
				}
			} else if ( effect.type === 'settle' ) {
				for ( const id of effect.ids ) {
					if ( this.settled.has( id ) ) {
						throw new Error( `Intent ${ id } settled twice.` );
					}
					this.settled.set( id, effect.result );
				}
				this.checkQuantity( effect.ids, effect.result );
			}
		}
	}

	intend( intent: Intent ): void {
		this.lastId++;
		this.intents.set( this.lastId, intent );
		this.dispatch( { type: 'intend', id: this.lastId, intent } );
	}

	refresh(): void {
		this.lastId++;
		this.dispatch( { type: 'refresh', id: this.lastId } );
	}

	/** The shop processes a request. */
	serve( request: Request | undefined ): void {
		if ( ! request || request.answer || ! this.online ) {
			return;
		}
		if ( ! request.intent ) {
			request.answer = this.server.read();
			return;
		}
		request.answer = this.server.write( request.intent );
		if ( ! request.answer.failure ) {
			const [ first ] = request.ids;
			this.done.set( first!, ( this.done.get( first! ) ?? 0 ) + 1 );
		}
	}

	/** Delivers a response, in any order and maybe again. */
	deliver( request: Request | undefined ): void {
		if ( ! request?.answer || ! this.online ) {
			return;
		}
		const { epoch, answer } = request;
		this.drop( request );
		this.past.push( request );
		this.blind &&= ! this.isAwaited( epoch );
		this.dispatch( { type: 'answered', epoch, ...answer } );
	}

	/** Loses a request, before or after the shop has processed it. */
	lose( request: Request | undefined ): void {
		if ( ! request ) {
			return;
		}
		this.drop( request );
		this.blind ||= this.isAwaited( request.epoch ) && ! request.intent;
		this.dispatch( {
			type: 'lost',
			epoch: request.epoch,
			why: 'network',
			failure: FAILURE,
			offline: this.online ? null : OFFLINE,
		} );
	}

	otherTab( intent: Intent ): void {
		const answer = this.server.write( intent );
		if ( ! answer.failure ) {
			this.told.push( answer );
		}
	}

	hearTab( index: number ): void {
		const [ answer ] = this.told.splice( index, 1 );
		if ( answer ) {
			this.dispatch( { type: 'found', source: 'tab', ...answer } );
		}
	}

	goOffline(): void {
		this.online = false;
		this.dispatch( { type: 'offline', failure: OFFLINE } );
	}

	goOnline(): void {
		this.online = true;
		this.dispatch( { type: 'online' } );
	}

	/** The network recovers; all pending requests complete. */
	calmDown(): void {
		this.goOnline();
		while ( this.told.length ) {
			this.hearTab( 0 );
		}
		for ( let left = 1000; this.outstanding.length; left-- ) {
			if ( ! left ) {
				throw new Error( 'It never comes to rest.' );
			}
			this.serve( this.outstanding[ 0 ] );
			this.deliver( this.outstanding[ 0 ] );
		}
	}

	/** A response settles a quantity only if it is the last one requested. */
	private checkQuantity(
		ids: readonly number[],
		result: WriteResult | null
	): void {
		const asked = this.intents.get( ids.at( -1 ) ?? 0 );
		const sent = this.past.at( -1 )?.intent;
		if (
			result?.ok &&
			asked?.kind === 'quantity' &&
			sent?.kind === 'quantity' &&
			asked.quantity !== sent.quantity
		) {
			throw new Error( 'A quantity was forgotten.' );
		}
	}

	private isAwaited( epoch: number ): boolean {
		return (
			epoch === this.machine.flight ||
			epoch === this.machine.reading?.epoch
		);
	}

	private drop( request: Request ): void {
		this.outstanding = this.outstanding.filter(
			( one ) => one !== request
		);
	}
}
