<?php
/**
 * Currency format.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Amounts are integers in minor units; `src/core/money.ts` formats them in the same
 * way.
 */
final class Currency {

	/**
	 * Creates the format.
	 *
	 * @param string $code               ISO 4217 code.
	 * @param string $symbol             Currency symbol.
	 * @param string $position           `left`, `right`, `left_space` or `right_space`.
	 * @param int    $decimals           Digits after the separator.
	 * @param string $decimal_separator  Separator between units and decimals.
	 * @param string $thousand_separator Separator between groups of three digits.
	 */
	public function __construct(
		public readonly string $code = 'EUR',
		public readonly string $symbol = '€',
		public readonly string $position = 'left',
		public readonly int $decimals = 2,
		public readonly string $decimal_separator = '.',
		public readonly string $thousand_separator = ',',
	) {}

	/**
	 * Formats an amount: `-€1,234.50`.
	 *
	 * @param int $minor Amount in minor units.
	 * @return string Plain text.
	 */
	public function format( int $minor ): string {
		$unit   = 10 ** $this->decimals;
		$whole  = intdiv( abs( $minor ), $unit );
		$number = number_format( $whole, 0, '', $this->thousand_separator );
		if ( $this->decimals > 0 ) {
			$number .= $this->decimal_separator . str_pad( (string) ( abs( $minor ) % $unit ), $this->decimals, '0', STR_PAD_LEFT );
		}
		$text = match ( $this->position ) {
			'right'       => $number . $this->symbol,
			'left_space'  => $this->symbol . "\u{00A0}" . $number,
			'right_space' => $number . "\u{00A0}" . $this->symbol,
			default       => $this->symbol . $number,
		};
		return $minor < 0 ? '-' . $text : $text;
	}

	/**
	 * Returns data in the format of `Currency` in src/contract/types/money.ts.
	 *
	 * @return array{code: string, symbol: string, position: string, decimals: int, decimal_separator: string, thousand_separator: string}
	 */
	public function to_array(): array {
		return array(
			'code'               => $this->code,
			'symbol'             => $this->symbol,
			'position'           => $this->position,
			'decimals'           => $this->decimals,
			'decimal_separator'  => $this->decimal_separator,
			'thousand_separator' => $this->thousand_separator,
		);
	}
}
