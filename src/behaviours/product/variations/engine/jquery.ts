import contract from '../../../../contract';
import type { Variation } from '../../../../contract/types';
import { isVariation } from '../../../../transport/variations/read';
import type { ButtonState } from '../../../../core/variations/button';
import { pageJQuery } from '../../../jquery/of-page';
import { createEventGuard } from '../../../jquery/event-guard';
import { offerHelpers } from './helpers';
import { parseTrustedHtml } from './html';
import { createObject } from './object';
import type { FormObject, OfObject } from './object';
import type { Memory } from './options';

const { events, markers } = contract;

/** Form actions that other scripts can trigger. */
export interface Asked extends OfObject {
	readonly check: () => void;
	/** The list of variations has changed. */
	readonly reload: ( list: unknown ) => void;
	readonly reset: () => void;
	/** Clears all choices. */
	readonly clear: () => void;
	readonly show: ( variation: Variation ) => void;
	readonly button: ( state: ButtonState ) => void;
	readonly offer: () => void;
	readonly say: ( text: string ) => void;
	/** The announcement of a reset. */
	readonly words: string;
	readonly focus: () => void;
}

export interface FormBridge {
	readonly trigger: (
		target: Element,
		event: string,
		args: unknown[]
	) => void;
	/** Shows a variation's image; false restores the product's own. */
	readonly image: ( variation: Variation | false ) => void;
	readonly memory: Memory;
	readonly object: FormObject;
}

/** Reinitialization functions by form. */
const renewals = new WeakMap< Element, () => void >();

/** jQuery data keys of a field's original options, read by other scripts. */
const HTML = 'attribute_html';
const OPTIONS = 'attribute_options';

/**
 * Triggers the events of a variation form if jQuery is on the page, and handles
 * those that other scripts trigger on it.
 */
export const bridgeForm = (
	form: Element,
	asked: Asked
): FormBridge | null => {
	const jQuery = pageJQuery();
	if ( ! jQuery ) {
		return null;
	}
	offerHelpers( jQuery, ( one ) => renewals.get( one )?.() );
	const collection = jQuery( form );
	const object = createObject( jQuery, form, asked );
	const guard = createEventGuard();
	const asking = createEventGuard();
	const hear = ( event: string, answer: ( ...args: unknown[] ) => void ) => {
		collection.on( event, ( _event, ...args ) => {
			// Ignore our own events.
			if ( ! guard.is( event ) ) {
				asking.say( event, () => answer( ...args ) );
			}
		} );
	};

	hear( events.check_variations, asked.check );
	hear( events.reset_data, asked.reset );
	hear( events.update_variation_values, asked.offer );
	hear( events.found_variation, ( variation ) => {
		if ( isVariation( variation ) ) {
			asked.show( variation );
		}
	} );
	hear( events.show_variation, ( _variation, isPurchasable ) =>
		asked.button( isPurchasable ? 'enabled' : 'unavailable' )
	);
	hear( events.hide_variation, () => asked.button( 'selection-needed' ) );
	hear( events.reset_image, () => bridge.image( false ) );
	hear( events.announce_reset, () => asked.say( asked.words ) );
	hear( events.clear_reset_announcement, () => asked.say( '' ) );
	hear( events.reset_focus, asked.focus );
	hear( events.reload_variations, () => {
		const list = collection.data( 'product_variations' );
		object.variationData = list;
		object.useAjax = list === false;
		asked.reload( list );
	} );
	collection.on( 'click', markers.variation_reset, ( event ) => {
		// Only triggered by jQuery, so native listeners did not get it.
		if ( ! event.originalEvent ) {
			event.preventDefault();
			asked.clear();
		}
	} );

	const bridge: FormBridge = {
		object,
		trigger( target, event, args ) {
			// Listeners already got it from the script that triggered it.
			if ( ! asking.is( event ) ) {
				guard.say( event, () =>
					jQuery( target ).trigger( event, args )
				);
			}
		},
		image( variation ) {
			const update = jQuery.fn.wc_variations_image_update as
				| ( ( this: unknown, variation: unknown ) => unknown )
				| undefined;
			update?.call( collection, variation );
		},
		memory: {
			get: ( select ) =>
				jQuery( select ).data( HTML ) as string | undefined,
			set( select, html ) {
				const options = document.createElement( 'select' );
				options.append( parseTrustedHtml( html, options ) );
				jQuery( select ).data(
					OPTIONS,
					[ ...options.options ].slice( 1 )
				);
				jQuery( select ).data( HTML, html );
			},
		},
	};
	renewals.set( form, () => {
		bridge.trigger( form, events.variation_form, [ object ] );
		asked.check();
	} );
	return bridge;
};
