import type { VariationAvailability } from '../../contract/types';

/** State of the add-to-cart button in a variation form. */
export type ButtonState = 'selection-needed' | 'unavailable' | 'enabled';

/** Whether a variation can be bought. @see spec 4.13 */
export const canBeBought = ( variation: VariationAvailability ): boolean =>
	variation.is_purchasable &&
	variation.is_in_stock &&
	variation.variation_is_visible;

/**
 * The state of the button.
 *
 * @param complete  Whether every attribute is selected.
 * @param variation The matching variation; null: none.
 * @see spec 4.13, readings 16
 */
export const buttonState = (
	complete: boolean,
	variation: VariationAvailability | null
): ButtonState => {
	if ( ! complete ) {
		return 'selection-needed';
	}
	return variation && canBeBought( variation ) ? 'enabled' : 'unavailable';
};
