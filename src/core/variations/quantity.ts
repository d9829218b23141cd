import type { Variation } from '../../contract/types';

/** State of the quantity field for the selected variation. */
export interface VariationQuantity {
	value: number;
	min: number;
	/** Null: no maximum. */
	max: number | null;
	hidden: boolean;
}

const numberOf = ( value: number | string | null ): number | null =>
	value === '' || value === null || Number.isNaN( Number( value ) )
		? null
		: Number( value );

/**
 * Returns the state of the quantity field for a variation.
 *
 * @param value     Current value of the field.
 * @param variation Its quantity limits.
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
		// If the limits conflict, the maximum wins.
		value: Math.min( Math.max( wanted ?? min, min ), max ?? Infinity ),
		min,
		max,
		hidden: false,
	};
};
