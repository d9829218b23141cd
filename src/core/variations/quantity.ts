import type { Variation } from '../../contract/types';

/** What a found variation makes of the quantity field. */
export interface VariationQuantity {
	value: number;
	min: number;
	/** Null: no limit. */
	max: number | null;
	hidden: boolean;
}

const numberOf = ( value: number | string | null ): number | null =>
	value === '' || value === null || Number.isNaN( Number( value ) )
		? null
		: Number( value );

/**
 * The quantity once a variation is found.
 *
 * @param value     What is in the field.
 * @param variation The variation's bounds.
 * @see spec 5.3
 */
export const quantityOf = (
	value: string,
	variation: Pick< Variation, 'is_sold_individually' | 'min_qty' | 'max_qty' >
): VariationQuantity => {
	if ( variation.is_sold_individually === 'yes' ) {
		return { value: 1, min: 1, max: null, hidden: true };
	}
	const min = numberOf( variation.min_qty ) ?? 0;
	const max = numberOf( variation.max_qty );
	const wanted = value.trim() ? numberOf( value ) : null;
	return {
		// Where the two bounds cross, the smaller quantity is the safer one.
		value: Math.min( Math.max( wanted ?? min, min ), max ?? Infinity ),
		min,
		max,
		hidden: false,
	};
};
