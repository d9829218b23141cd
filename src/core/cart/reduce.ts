import type { CartSnapshot } from '../../contract/types';
import { begin, stepBy } from './begin';
import { complete, isDone, isFollowed } from './outcome';
import { inOrder } from './queue';
import type { Draft, Effect, EventOf, Machine, Rule } from './types';
import { keyOf } from './view';

const isSame = ( a: CartSnapshot | null, b: CartSnapshot | null ): boolean =>
	a?.revision === b?.revision && a?.hash === b?.hash;

/**
 * Sends the next request: the first intent, else a due read. An intent never
 * waits for a read; the read starts again after it.
 *
 * @see field 9, 13
 */
const pump = ( draft: Draft, effects: Effect[] ): void => {
	const head = draft.queue[ 0 ];
	const { reading, due } = draft;
	if ( draft.offline && due?.length ) {
		// It will be read later; nobody waits for that.
		effects.push( { type: 'settle', ids: due, result: null } );
		draft.due = [];
	}
	if ( draft.flight || draft.offline ) {
		return;
	}
	if ( head && ! head.unsure ) {
		if ( reading ) {
			draft.reading = null;
			effects.push( { type: 'abort' } );
		}
		if ( reading || due ) {
			draft.covered = [ ...( reading?.ids ?? [] ), ...( due ?? [] ) ];
			draft.due = null;
		}
		draft.flight = ++draft.epoch;
		effects.push( {
			type: 'send',
			epoch: draft.epoch,
			intent: head.intent,
		} );
	} else if ( ! reading && ( head || due ) ) {
		// Read the cart before repeating an intent that may have been done.
		draft.reading = { epoch: ++draft.epoch, ids: due ?? [] };
		draft.due = null;
		effects.push( { type: 'read', epoch: draft.epoch } );
	}
};

/** Sets the failure shown while queued intents cannot be sent. */
const holdBack = ( draft: Draft, failure: Machine[ 'offline' ] ): void => {
	const last = draft.queue.at( -1 );
	const key = last && keyOf( last.intent );
	draft.offline = failure;
	if ( failure && last ) {
		draft.failure = { ...failure, ...( key && { key } ) };
	}
};

const onWritten = (
	draft: Draft,
	{ answer, snapshot, whole, failure }: EventOf< 'answered' >,
	effects: Effect[]
): void => {
	const intent = draft.queue[ 0 ]?.intent;
	const { covered } = draft;
	// A response with every region replaces the refresh after it.
	const serves = snapshot !== null && whole;
	const wanted = covered ?? ( intent && isFollowed( intent ) ? [] : null );
	const again = intent?.kind === 'quantity' && isFollowed( intent );
	draft.covered = null;
	if ( ! snapshot || again || ( wanted && ! serves ) ) {
		draft.due = [ ...( covered ?? [] ), ...( draft.due ?? [] ) ];
	}
	if ( Object.keys( answer.fragments ).length ) {
		effects.push( {
			type: 'show',
			answer,
			source: 'write',
			changed: true,
		} );
	}
	if ( wanted && serves && ! again ) {
		effects.push(
			{ type: 'show', answer, source: 'refresh', changed: false },
			{ type: 'settle', ids: wanted, result: null }
		);
	}
	complete(
		draft,
		effects,
		failure
			? { ok: false, why: 'refused', answer, failure }
			: { ok: true, answer }
	);
};

const onRead = (
	draft: Draft,
	before: CartSnapshot | null,
	{ answer, snapshot }: EventOf< 'answered' >,
	effects: Effect[]
): void => {
	effects.push(
		{
			type: 'show',
			answer,
			source: 'refresh',
			changed: snapshot !== null && ! isSame( snapshot, before ),
		},
		{ type: 'settle', ids: draft.reading?.ids ?? [], result: null }
	);
	draft.reading = null;
	const [ head, ...rest ] = draft.queue;
	if ( ! head?.unsure ) {
		return;
	}
	if ( snapshot && isDone( head.intent, snapshot ) ) {
		complete( draft, effects, { ok: true, answer } );
	} else if (
		head.intent.kind === 'add' &&
		snapshot?.revision !== ( before?.revision ?? 0 )
	) {
		// Repeating an add that was done would add twice.
		complete( draft, effects, {
			ok: false,
			why: 'network',
			answer: null,
			failure: head.unsure,
		} );
	} else {
		draft.queue = [ { ...head, unsure: null }, ...rest ];
	}
};

const onAnswered = (
	draft: Draft,
	event: EventOf< 'answered' >,
	effects: Effect[]
): void => {
	const { epoch, snapshot } = event;
	const { confirmed, flight, reading } = draft;
	// Ignore repeated and aborted responses.
	if ( epoch === flight || epoch === reading?.epoch ) {
		draft.confirmed = snapshot ?? confirmed;
		draft.offline = null;
		if ( epoch === flight ) {
			onWritten( draft, event, effects );
		} else {
			onRead( draft, confirmed, event, effects );
		}
	}
};

const onLost = (
	draft: Draft,
	{ epoch, why, failure, offline }: EventOf< 'lost' >,
	effects: Effect[]
): void => {
	const { flight, reading } = draft;
	const [ head, ...rest ] = draft.queue;
	const write = epoch === flight;
	if ( ! write && epoch !== reading?.epoch ) {
		return;
	}
	if ( ! write ) {
		draft.reading = null;
		effects.push(
			{ type: 'refresh-error', failure: offline ?? failure },
			{ type: 'settle', ids: reading?.ids ?? [], result: null }
		);
	}
	if ( write || offline ) {
		// The result on the server is unknown: read the cart.
		draft.due = [ ...( draft.covered ?? [] ), ...( draft.due ?? [] ) ];
		draft.covered = null;
	}
	if ( offline ) {
		draft.flight = 0;
		holdBack( draft, offline );
		if ( write && head ) {
			draft.queue = [ { ...head, unsure: failure }, ...rest ];
		}
	} else if ( write || head?.unsure ) {
		complete( draft, effects, {
			ok: false,
			why: write ? why : 'network',
			answer: null,
			failure: head?.unsure ?? failure,
		} );
	}
};

const onFound = (
	draft: Draft,
	{ answer, snapshot, source }: EventOf< 'found' >,
	effects: Effect[]
): void => {
	const { confirmed, queue, reading } = draft;
	const tab = source === 'tab';
	if ( tab && snapshot && isSame( snapshot, confirmed ) ) {
		return;
	}
	// During a request it is unknown which cart is newer. A smaller revision is
	// outdated, or of a new cart.
	if (
		queue.length ||
		reading ||
		( tab &&
			! (
				snapshot && snapshot.revision > ( confirmed?.revision ?? -1 )
			) )
	) {
		draft.due ??= [];
		return;
	}
	draft.confirmed = snapshot ?? confirmed;
	effects.push( { type: 'show', answer, source, changed: false } );
};

/** The rules for responses, failures and all other events. */
const rule: Rule = ( draft, event, effects ) => {
	const { reading } = draft;
	switch ( event.type ) {
		case 'answered':
			onAnswered( draft, event, effects );
			break;
		case 'lost':
			onLost( draft, event, effects );
			break;
		case 'found':
			onFound( draft, event, effects );
			break;
		case 'offline':
			holdBack( draft, event.failure );
			break;
		case 'online':
			draft.offline = null;
			if ( draft.failure?.code === 'offline' ) {
				draft.failure = null;
			}
			break;
		case 'dismiss':
			draft.failure = null;
			break;
		case 'intend':
			begin( draft, event, effects );
			draft.queue = inOrder( draft );
			holdBack( draft, draft.offline );
			break;
		case 'known':
			begin( draft, event, effects );
			draft.queue = inOrder( draft );
			break;
		default:
			if ( event.type === 'refresh' && event.joins && reading ) {
				const ids = event.id ? [ event.id ] : [];
				draft.reading = { ...reading, ids: [ ...reading.ids, ...ids ] };
			} else {
				begin( draft, event, effects );
			}
	}
	pump( draft, effects );
};

/**
 * A pure step of the cart's state machine. The caller runs the effects in order
 * and reports their results as events.
 *
 * @see spec 4.1, field 9-18
 */
export const reduce = stepBy( rule );
