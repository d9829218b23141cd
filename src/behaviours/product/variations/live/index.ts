import contract from '../../../../contract';
import type { ButtonState } from '../../../../core/variations/button';
import type { Choices } from '../../../../core/variations/lookup';
import type { Page } from '../../../page';
import { onceLoaded } from '../../../../transport/browser/moments';
import { prepareCover } from '../../../page/overlay';
import { showButton } from '../button';
import type { FormBridge } from '../engine/jquery';
import { showEngineOptions } from '../engine/options';
import { isEngines } from '../engine/own';
import { choicesOf, fieldsOf } from '../fields';
import { say } from '../status';
import { ask } from './ask';
import { createDetails } from './details';
import { createTrigger } from './events';
import { removeNotice, showNotice } from './notice';
import { focusFirst, showOffers } from './offers';
import { loadSanitizer } from './panel';
import { sourceOf } from './source';

const { markers } = contract;

/** A variation form with its script loaded. */
export interface LiveForm {
	/** Checks the current choice; `first`: on load. */
	readonly check: ( first?: boolean ) => void;
	/** Handles a changed choice. */
	readonly changed: () => void;
	/** Clears all choices. */
	readonly reset: () => void;
}

const showReset = ( form: Element, shown: boolean ) => {
	const link = form.querySelector< HTMLElement >( markers.variation_reset );
	if ( link ) {
		link.style.visibility = shown ? 'visible' : 'hidden';
	}
};

const createLive = ( page: Page, form: HTMLFormElement ) => {
	const spoken: { bridge: FormBridge | null } = { bridge: null };
	const bridge = () => spoken.bridge;
	const engine = isEngines( form );
	const trigger = createTrigger( form, bridge );
	const parts = { page, form, trigger, engine, bridge };
	const details = createDetails( parts );
	const readSource = ( list?: unknown ) =>
		sourceOf( form, Object.keys( choicesOf( form ) ), list );
	let source = readSource();
	/** The list the source was read from; other scripts may set another. */
	let read: unknown;
	let pending = new AbortController();
	/** The choice being looked up; empty: none. */
	let asked = '';

	const giveUp = () => {
		pending.abort();
		asked = '';
	};
	const lookUp = ( chosen: Choices ) => {
		const mine = ( pending = new AbortController() );
		asked = JSON.stringify( chosen );
		ask( parts, details, chosen, mine.signal )
			.catch( reportError )
			.finally( () => {
				if ( mine === pending ) {
					asked = '';
				}
			} );
	};
	const offer = () => {
		const { index, list } = source;
		if ( engine && list ) {
			showEngineOptions( form, list, spoken.bridge?.memory );
		} else if ( index ) {
			showOffers( form, index, page.text( 'variation_sold_out' ) );
		} else {
			return;
		}
		trigger( 'updated' );
	};
	const renew = () => {
		const given = spoken.bridge?.object.variationData;
		if ( given !== read ) {
			read = given;
			source = readSource( given );
		}
	};
	const check = ( first = false ) => {
		renew();
		trigger( 'check' );
		const chosen = choicesOf( form );
		const known = source.find( chosen );
		// On load the same choice may be checked twice: look it up once.
		const isAsked =
			asked === JSON.stringify( chosen ) &&
			[ 'outline', 'unknown' ].includes( known.kind );
		if ( ! isAsked ) {
			giveUp();
		}
		const values = Object.values( chosen );
		const isWhole = values.every( Boolean );
		if ( source.index || ( engine && ! isWhole ) ) {
			trigger( 'update' );
			offer();
		}
		showReset( form, values.some( Boolean ) );
		if ( ! isWhole ) {
			details.clear();
			return;
		}
		switch ( known.kind ) {
			case 'variation':
				details.show( known.variation, first );
				return;
			case 'none':
				details.none( first );
				if ( engine ) {
					showReset( form, false );
				}
				return;
			case 'outline':
				details.outline( known.outline );
				break;
			case 'unknown':
				showButton( form, 'selection-needed' );
		}
		if ( ! isAsked ) {
			lookUp( chosen );
		}
	};
	const focus = () => focusFirst( form );
	const changed = () => {
		say( form, '' );
		trigger( 'unannounce' );
		if ( engine ) {
			removeNotice( form );
		}
		if ( source.index ) {
			trigger( 'selected' );
		}
		check();
		trigger( 'changed' );
	};
	const clear = () => {
		const fields = fieldsOf( form );
		for ( const select of fields ) {
			select.value = '';
		}
		for ( const select of fields ) {
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
		say( form, page.text( 'variation_reset' ) );
		trigger( 'announce' );
		details.clear();
		focus();
		trigger( 'focus' );
	};

	return {
		spoken,
		trigger,
		check,
		changed,
		reset: clear,
		/** Actions for other scripts. */
		asked: {
			check,
			offer,
			focus,
			clear,
			reset: details.clear,
			show: details.show,
			reload( list: unknown ) {
				read = list;
				source = readSource( list );
				check();
			},
			button: ( state: ButtonState ) => showButton( form, state ),
			say: ( text: string ) => say( form, text ),
			words: page.text( 'variation_reset' ),
			showReset: ( shown: boolean ) => showReset( form, shown ),
			showNone: () => showNotice( form, page.text( 'variation_none' ) ),
		},
	};
};

/**
 * Sets up a variable product's form and preloads what the first choice needs.
 *
 * @param ahead Whether a choice is expected, rather than only the initial
 *              check.
 * @see spec 4.13, 5.4, 8.6
 */
export const goLive = async (
	page: Page,
	form: HTMLFormElement,
	ahead: boolean
): Promise< LiveForm > => {
	const live = createLive( page, form );
	prepareCover( form );
	const connect = async () => {
		if ( 'jQuery' in window && ! live.spoken.bridge ) {
			const { bridgeForm } = await import(
				/* webpackChunkName: "variation-jquery" */ '../engine/jquery'
			);
			live.spoken.bridge = bridgeForm( form, live.asked );
		}
	};
	await Promise.all( [
		connect(),
		ahead && ! isEngines( form ) ? loadSanitizer() : null,
	] );
	live.check( true );
	const { object } = live.spoken.bridge ?? {};
	live.trigger( 'ready', null, [ object ] );
	if ( object ) {
		object.loading = false;
	} else {
		// jQuery may load late.
		onceLoaded( () => void connect().catch( reportError ) );
	}
	return live;
};
