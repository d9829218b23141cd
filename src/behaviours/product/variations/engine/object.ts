import contract from '../../../../contract';
import { choicesOf } from '../fields';
import type { Collection, JQuery } from '../../../jquery/of-page';

const { markers } = contract;

type Values = Readonly< Record< string, string > >;
interface Listed {
	readonly attributes: Values;
}

/** The form object passed to listeners, as the engine's own. */
export interface FormObject {
	readonly $form: Collection;
	/** All variations; `false`: loaded by AJAX. */
	variationData: unknown;
	useAjax: boolean;
	loading: boolean;
	readonly [ name: string ]: unknown;
}

export interface OfObject {
	readonly showReset: ( shown: boolean ) => void;
	readonly showNone: () => void;
}

const isMatch = ( has: Values, chosen: Values ): boolean =>
	Object.entries( has ).every( ( [ name, value ] ) => {
		const wanted = chosen[ name ];
		return ! value || ! wanted || value === wanted;
	} );

/** Creates the object that jQuery plugins read. */
export const createObject = (
	jQuery: JQuery,
	form: Element,
	does: OfObject
): FormObject => {
	const $form = jQuery( form );
	const list = $form.data( 'product_variations' );
	return {
		$form,
		$attributeFields: $form.find( markers.variation_fields ),
		$singleVariation: $form.find( markers.variation_panel ),
		$singleVariationWrap: $form.find( markers.variation_wrap ),
		$resetVariations: $form.find( markers.variation_reset ),
		$resetAlert: $form.find( `.${ markers.variation_status }` ),
		$product: $form.closest( markers.product ),
		variationData: list,
		useAjax: list === false,
		xhr: false,
		loading: true,
		isMatch,
		findMatchingVariations: ( variations: Listed[], chosen: Values ) =>
			variations.filter( ( { attributes } ) =>
				isMatch( attributes, chosen )
			),
		getChosenAttributes: () => {
			const data = choicesOf( form );
			const values = Object.values( data );
			return {
				count: values.length,
				chosenCount: values.filter( Boolean ).length,
				data,
			};
		},
		toggleResetLink: does.showReset,
		showNoMatchingVariationsMsg: does.showNone,
	};
};
