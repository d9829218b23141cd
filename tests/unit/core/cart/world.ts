import type { WriteResult } from '../../../../src/contract/types';
import { initialMachine } from '../../../../src/core/cart/begin';
import { reduce } from '../../../../src/core/cart/reduce';
import type { CartEvent, Intent } from '../../../../src/core/cart/types';
import { viewOf } from '../../../../src/core/cart/view';
import { ModelServer, type ServerAnswer } from './model-server';

interface Request {
	epoch: number;
	/** Null: a read. */
	intent: Intent | null;
	/** The intents that it stands for. */
	ids: readonly number[];
	/** What the server said; null: it has not come to it yet. */
	answer: ServerAnswer | null;
}

const FAILURE = { code: 'network', text: 'No answer.' };
const OFFLINE = { code: 'offline', text: 'You are offline.' };

/** A page, the shop behind it, and the network between them with all its faults. */
export class World {
	server = new ModelServer();
	machine = initialMachine;
	/** Sent and neither answered nor lost. Superseded reads may still be answered. */
	outstanding: Request[] = [];
	/** Answers that came, to come again. */
	past: Request[] = [];
	/** What another tab did and has not told yet. */
	told: ServerAnswer[] = [];
	online = true;
	/** Intents by their number: how often the shop did them, how they ended. */
	readonly done = new Map< number, number >();
	readonly settled = new Map< number, WriteResult | null >();
	readonly intents = new Map< number, Intent >();
	/** The first intent of each write, in the order of sending. */
	readonly sendings: number[] = [];
	/** Nothing was heard of the shop since a read was lost. */
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

	/** The shop comes to a request. */
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

	/** An answer comes in: in whatever order, perhaps again. */
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

	/** A request comes to nothing, before or after the shop came to it. */
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

	/** The network heals; everything that is under way comes to its end. */
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

	/** An answer settles a quantity only if it is the one that was asked for last. */
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
