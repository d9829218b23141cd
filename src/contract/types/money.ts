/** An amount in minor units of the shop's currency (cents), an integer. */
export type Minor = number;

/** How the shop writes its money. */
export interface Currency {
	/** ISO 4217. */
	code: string;
	symbol: string;
	position: 'left' | 'right' | 'left_space' | 'right_space';
	/** Digits after the separator; also the power of ten of a minor unit. */
	decimals: number;
	decimal_separator: string;
	thousand_separator: string;
}
