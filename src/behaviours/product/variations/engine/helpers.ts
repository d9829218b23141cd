import contract from '../../../../contract';
import type { Collection, JQuery, Method } from '../../../jquery/of-page';
import { emitAt } from '../../../dom/emit';
import { resetContent, setContent } from '../content';
import { textOf } from '../picture';
import {
	resetImage,
	resetKept,
	resetSlide,
	setKept,
	updateImage,
} from './image';
import { isEngineAtWork, isEngines } from './own';

const { native } = contract.events;

const each = ( collection: Collection, then: ( element: Element ) => void ) => {
	collection.get().forEach( then );
	return collection;
};

/**
 * Adds the jQuery methods of the engine's script, unless another script has
 * defined them.
 *
 * @param renew Reinitializes a form.
 */
export const offerHelpers = (
	jQuery: JQuery,
	renew: ( form: Element ) => void
): void => {
	const methods: Record< string, Method > = {
		wc_set_content( text: string ) {
			return each( this, ( element ) => setContent( element, text ) );
		},
		wc_reset_content() {
			return each( this, resetContent );
		},
		wc_set_variation_attr( name: string, value: unknown ) {
			return each( this, ( element ) =>
				setKept( element, name, textOf( value ) )
			);
		},
		wc_reset_variation_attr( name: string ) {
			return each( this, ( element ) => resetKept( element, name ) );
		},
		wc_maybe_trigger_slide_position_reset( variation: unknown ) {
			return each( this, ( form ) =>
				resetSlide( jQuery, form, variation )
			);
		},
		wc_variations_image_update( variation: unknown ) {
			return each( this, ( form ) =>
				updateImage( jQuery, form, variation )
			);
		},
		wc_variations_image_reset() {
			return each( this, resetImage );
		},
	};
	for ( const [ name, method ] of Object.entries( methods ) ) {
		jQuery.fn[ name ] ??= method;
	}
	/** The engine's script, for the forms that are left to it. */
	const { wc_variation_form: theirs } = jQuery.fn;
	// Replaces the page's placeholder method.
	jQuery.fn.wc_variation_form = function () {
		const isLeft = ( form: Element ) =>
			isEngineAtWork() && isEngines( form );
		const own: Element[] = [];
		const others: Element[] = [];
		for ( const form of this.get() ) {
			( isLeft( form ) ? others : own ).push( form );
		}
		for ( const form of own ) {
			emitAt( form.parentElement ?? document.body, native.inserted );
			renew( form );
		}
		if ( others.length ) {
			theirs?.call( jQuery( others ) );
		}
		return this;
	};
};
