import contract from '../../../../contract';
import type {
	Variation,
	VariationAvailability,
} from '../../../../contract/types';
import { buttonState } from '../../../../core/variations/button';
import type { VariationOutline } from '../../../../core/variations/matrix';
import { salePercentage } from '../../../../core/variations/sale';
import type { Page } from '../../../page';
import { nameVariation, showButton } from '../button';
import type { FormBridge } from '../engine/jquery';
import { say } from '../status';
import type { TriggerEvent } from './events';
import { restoreMeta, showMeta } from './meta';
import { removeNotice, showNotice } from './notice';
import { closePanel, isPrinted, openEnginePanel, openPanel } from './panel';
import { restorePrice } from './price';
import { bindQuantity, freeQuantity } from './quantity';

const { markers, timings_ms: timings } = contract;

/** What the parts of a live form share. */
export interface FormParts {
	readonly page: Page;
	readonly form: HTMLFormElement;
	readonly trigger: TriggerEvent;
	/** Whether it is the engine's markup and must change as with its script. */
	readonly engine: boolean;
	/** The jQuery bridge of the form, or null. */
	readonly bridge: () => FormBridge | null;
}

/** Renders the chosen variation of a form. */
export interface Details {
	/** Shows all of a variation; `first`: on load, without announcing it. */
	readonly show: ( variation: Variation, first?: boolean ) => void;
	/** Shows what the matrix has, in the frame of the choice. */
	readonly outline: ( outline: VariationOutline ) => void;
	/** Shows that no variation matches; `first`: without announcing it. */
	readonly none: ( first?: boolean ) => void;
	/** Shows that a choice is incomplete. */
	readonly clear: () => void;
	/** Shows why a lookup failed. */
	readonly fail: ( text: string ) => void;
}

/** Creates the renderer of a form's variation. */
export const createDetails = ( {
	page,
	form,
	trigger,
	engine,
	bridge,
}: FormParts ): Details => {
	const panel = () => form.querySelector( markers.variation_panel );
	let shown: ReturnType< typeof setTimeout > | undefined;
	const showState = ( variation: VariationAvailability ) => {
		const state = buttonState( true, variation );
		const isSoldOut = variation.is_purchasable && ! variation.is_in_stock;
		showButton(
			form,
			state,
			isSoldOut ? page.text( 'variation_sold_out' ) : ''
		);
		return state;
	};

	const empty = () => {
		clearTimeout( shown );
		restoreMeta( form );
		closePanel( form, engine );
		if ( engine ) {
			bridge()?.image( false );
		} else {
			removeNotice( form );
			nameVariation( form, '' );
			freeQuantity( form );
			restorePrice( form );
		}
		trigger( 'reset' );
		trigger( 'image' );
		trigger( 'hide', null, [], panel() );
	};

	return {
		show( found, first = false ) {
			// The same object: other scripts compare it and add properties.
			const variation = Object.assign( engine ? found : { ...found }, {
				sale_percentage: salePercentage(
					found.display_price,
					found.display_regular_price
				),
			} );
			removeNotice( form );
			nameVariation( form, variation.variation_id );
			bindQuantity( form, variation, engine );
			showMeta( form, variation );
			const state = showState( variation );
			if ( engine ) {
				bridge()?.image( variation );
				openEnginePanel(
					form,
					variation,
					page.text( 'variation_unavailable' )
				);
			} else if ( ! first ) {
				openPanel( form, variation, ( text ) => say( form, text ) );
			} else if ( ! isPrinted( form ) ) {
				openPanel( form, variation );
			}
			trigger( 'found', { variation }, [ variation ] );
			clearTimeout( shown );
			shown = setTimeout( () => {
				const purchasable = state === 'enabled';
				trigger(
					'show',
					{ variation, purchasable },
					[ variation, purchasable ],
					panel()
				);
			}, timings.variation_render );
		},
		outline( outline ) {
			removeNotice( form );
			nameVariation( form, outline.variation_id );
			showState( outline );
			openPanel( form, {
				price_html: outline.price_html,
				availability_html: '',
				variation_description: '',
			} );
		},
		none( first = false ) {
			empty();
			showButton( form, engine ? 'selection-needed' : 'unavailable' );
			if ( ! first ) {
				const text = page.text( 'variation_none' );
				showNotice( form, text );
				if ( ! engine ) {
					say( form, text );
				}
			}
		},
		clear() {
			showButton( form, 'selection-needed' );
			empty();
		},
		fail( text ) {
			showNotice( form, text, 'woocommerce-error' );
			if ( ! engine ) {
				say( form, text );
			}
		},
	};
};
