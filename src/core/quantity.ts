import contract from '../contract';

const { limits } = contract;

/** Attributes of a quantity input; NaN: not set. */
export interface QuantityBounds {
	min: number;
	max: number;
	step: number;
}

const minOf = ( { min }: QuantityBounds ): number =>
	Number.isNaN( min ) ? limits.quantity_min : min;

const stepOf = ( { step }: QuantityBounds ): number =>
	step > 0 ? step : limits.quantity_step;

/** Avoids floating point errors: 0.1 + 0.2. */
const round = ( value: number, step: number ): number => {
	const scale = 10 ** limits.quantity_decimals;
	return Number.isInteger( step )
		? value
		: Math.round( value * scale ) / scale;
};

/**
 * The quantity after a click on plus.
 *
 * @param value  Current value; NaN counts as 0.
 * @param bounds The input's attributes.
 * @param clamp  Whether to stop at `max`.
 * @see spec 5.1, 9.2, readings 11
 */
export const increase = (
	value: number,
	bounds: QuantityBounds,
	clamp = false
): number => {
	const { max } = bounds;
	if ( value >= max ) {
		return max;
	}
	const step = stepOf( bounds );
	const next = round( ( value || 0 ) + step, step );
	return clamp && next > max ? max : next;
};

/** The quantity after a click on minus; parameters as in `increase`. */
export const decrease = (
	value: number,
	bounds: QuantityBounds,
	clamp = false
): number => {
	const min = minOf( bounds );
	const now = value || 0;
	if ( now <= min ) {
		return min;
	}
	if ( now <= 0 ) {
		return now;
	}
	const step = stepOf( bounds );
	const next = round( now - step, step );
	return clamp && next < min ? min : next;
};

/** Corrects an initial quantity below the minimum. @see spec 5.1 */
export const correct = ( value: number, bounds: QuantityBounds ): number => {
	const min = minOf( bounds );
	return min >= 0 && value < min ? min : value;
};
