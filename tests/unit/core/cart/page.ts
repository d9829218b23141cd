import type { CartSnapshot } from '../../../../src/contract/types';
import { initialMachine } from '../../../../src/core/cart/begin';
import { reduce } from '../../../../src/core/cart/reduce';
import type {
	CartEvent,
	Effect,
	Intent,
	Machine,
} from '../../../../src/core/cart/types';
import { viewOf } from '../../../../src/core/cart/view';
import { cart, line } from './sample';

export const FAILURE = { code: 'network', text: 'No answer.' };
export const OFFLINE = { code: 'offline', text: 'You are offline.' };

/** A page that runs events, numbers its intents and records the effects. */
export const page = ( confirmed: CartSnapshot | null, hint = 0 ) => {
	let machine: Machine = initialMachine;
	let effects: Effect[] = [];
	let id = 0;
	const play = ( event: CartEvent ) => {
		const step = reduce( machine, event );
		machine = step.state;
		effects = step.effects;
		return effects;
	};
	play( { type: 'known', confirmed, hint } );
	return {
		play,
		view: () => viewOf( machine ),
		keys: () => viewOf( machine ).cart?.lines.map( ( { key } ) => key ),
		effects: ( type: Effect[ 'type' ] ) =>
			effects.filter( ( effect ) => effect.type === type ),
		intend: ( intent: Intent ) =>
			play( { type: 'intend', id: ++id, intent } ),
		answer: (
			snapshot: CartSnapshot | null,
			refusal?: string,
			whole = false
		) =>
			play( {
				type: 'answered',
				epoch: machine.flight || ( machine.reading?.epoch ?? 0 ),
				answer: {
					fragments: { '.region': 'html' },
					cart_hash: snapshot?.hash ?? '',
					...( refusal && { error: refusal } ),
				},
				snapshot,
				whole,
				...( refusal && {
					failure: { code: 'refused', text: refusal },
				} ),
			} ),
		lose: ( offline = false ) =>
			play( {
				type: 'lost',
				epoch: machine.flight || ( machine.reading?.epoch ?? 0 ),
				why: 'network',
				failure: FAILURE,
				offline: offline ? OFFLINE : null,
			} ),
	};
};

export const add = ( product: number, quantity = 1 ): Intent => ( {
	kind: 'add',
	sent: { kind: 'listing', payload: {} },
	product,
	variation: 0,
	quantity,
} );

export const quantity = (
	key: string,
	amount: number,
	via: 'cart' | 'mini-cart' = 'cart'
): Intent => ( { kind: 'quantity', key, quantity: amount, via } );

/** Three cart items: one p1, two p2, three p3. */
export const AB = cart( [ line( 'p1', 1 ), line( 'p2', 2 ), line( 'p3', 3 ) ] );
