/** An amount in minor units of the shop's currency (cents), an integer. */
export type Minor = number;

/** The format of prices. */
export interface Currency {
	/** ISO 4217. */
	code: string;
	symbol: string;
	position: 'left' | 'right' | 'left_space' | 'right_space';
	/** Number of decimals; also the exponent of the minor unit. */
	decimals: number;
	decimal_separator: string;
	thousand_separator: string;
}
