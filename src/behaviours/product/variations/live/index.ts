import contract from '../../../../contract';
import type { Page } from '../../../page';
import { prepareCover } from '../../../page/overlay';
import { showButton } from '../button';
import { choicesOf, fieldsOf } from '../fields';
import { say } from '../status';
import { ask } from './ask';
import { createDetails } from './details';
import { createTell } from './events';
import type { FormBridge } from './jquery';
import { focusFirst, showOffers } from './offers';
import { loadSanitiser } from './panel';
import { sourceOf } from './source';

const { markers } = contract;

/** A form that answers. */
export interface LiveForm {
	/** Looks at what is chosen; `first`: as the page comes up. */
	readonly check: ( first?: boolean ) => void;
	/** A choice was made. */
	readonly changed: () => void;
	/** Clears every choice. */
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
	const tell = createTell( form, () => spoken.bridge );
	const parts = { page, form, tell };
	const details = createDetails( parts );
	const readSource = ( list?: unknown ) =>
		sourceOf( form, Object.keys( choicesOf( form ) ), list );
	let source = readSource();
	let pending = new AbortController();

	const check = ( first = false ) => {
		pending.abort();
		pending = new AbortController();
		const chosen = choicesOf( form );
		const values = Object.values( chosen );
		tell( 'check' );
		if ( source.index ) {
			showOffers( form, source.index, page.text( 'variation_sold_out' ) );
			tell( 'update' );
			tell( 'updated' );
		}
		showReset( form, values.some( Boolean ) );
		if ( ! values.every( Boolean ) ) {
			details.clear();
			return;
		}
		const known = source.find( chosen );
		switch ( known.kind ) {
			case 'variation':
				details.show( known.variation, first );
				return;
			case 'none':
				details.none( first );
				return;
			case 'outline':
				details.outline( known.outline );
				break;
			case 'unknown':
				showButton( form, 'selection-needed' );
		}
		ask( parts, details, chosen, pending.signal ).catch( reportError );
	};

	return {
		spoken,
		tell,
		check,
		clear: details.clear,
		reload( list: unknown ) {
			source = readSource( list );
			check();
		},
		changed() {
			say( form, '' );
			tell( 'unannounce' );
			tell( 'selected' );
			check();
			tell( 'changed' );
		},
		reset() {
			for ( const select of fieldsOf( form ) ) {
				select.value = '';
				select.dispatchEvent(
					new Event( 'change', { bubbles: true } )
				);
			}
			say( form, page.text( 'variation_reset' ) );
			tell( 'announce' );
			details.clear();
			focusFirst( form );
			tell( 'focus' );
		},
	};
};

/**
 * Makes a form of a variable product answer, with what its shoppers may need at
 * the first choice.
 *
 * @param page  The page.
 * @param form  The form, of Vitrine's or an engine's markup.
 * @param ahead Whether a choice is about to be made, and not only to be shown.
 * @see spec 4.13, 5.4, 8.6
 */
export const goLive = async (
	page: Page,
	form: HTMLFormElement,
	ahead: boolean
): Promise< LiveForm > => {
	const live = createLive( page, form );
	prepareCover( form );
	const [ jquery ] = await Promise.all( [
		'jQuery' in window
			? import( /* webpackChunkName: "variation-jquery" */ './jquery' )
			: null,
		ahead ? loadSanitiser() : null,
	] );
	live.spoken.bridge =
		jquery?.bridgeForm( form, {
			check: live.check,
			reset: live.clear,
			reload: ( list ) => live.reload( list ),
		} ) ?? null;
	live.check( true );
	live.tell( 'ready', null, [ { form } ] );
	return live;
};
