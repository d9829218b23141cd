<?php
/**
 * Validation error.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Rules;

use Vitrine\Settings\Field;
use Vitrine\Settings\SaleBadgeText;

defined( 'ABSPATH' ) || exit;

/**
 * Reason why a value is invalid, and the affected list items.
 */
final class Problem {

	/**
	 * @param string       $code  A key of texts().
	 * @param list<string> $items Invalid list items.
	 */
	public function __construct(
		public readonly string $code,
		public readonly array $items = array(),
	) {}

	/**
	 * Returns the message.
	 *
	 * @param Field $field Setting.
	 */
	public function message( Field $field ): string {
		return strtr(
			self::texts()[ $this->code ],
			array(
				'{min}'     => (string) $field->min,
				'{max}'     => (string) $field->max,
				'{items}'   => implode( ', ', $this->items ),
				'{choices}' => implode( ', ', array_keys( $field->choices ) ),
			)
		);
	}

	/**
	 * Returns all messages, also for the screen. `{min}`, `{max}`, `{items}` and
	 * `{choices}` are placeholders.
	 *
	 * @return array<string, string>
	 */
	public static function texts(): array {
		return array(
			'truth'            => __( 'Must be true or false.', 'vitrine' ),
			'range'            => __( 'Enter a whole number from {min} to {max}.', 'vitrine' ),
			'list'             => __( 'Must be a list.', 'vitrine' ),
			'many'             => __( 'Enter no more than {max} entries.', 'vitrine' ),
			'text'             => __( 'Must be text.', 'vitrine' ),
			'choice'           => __( 'Must be one of: {choices}.', 'vitrine' ),
			'long'             => __( 'Enter no more than {max} characters.', 'vitrine' ),
			'short'            => __( 'Enter at least {min} characters.', 'vitrine' ),
			'lost'             => __( 'Do not use “<” or codes such as %20. They cannot be saved.', 'vitrine' ),
			'lost-of-secret'   => __( 'Do not use “<”, double spaces, line breaks or codes such as %20. They cannot be saved.', 'vitrine' ),
			Formats::AMOUNT    => __( 'Enter an amount such as 4.95.', 'vitrine' ),
			Formats::COLOR     => __( 'Not a valid color (such as #1e1e1e): {items}', 'vitrine' ),
			Formats::CURRENCY  => __( 'Enter a three-letter currency code, such as EUR.', 'vitrine' ),
			Formats::ID        => __( 'Up to 64 letters, digits, “-” and “_”.', 'vitrine' ),
			Formats::ORIGIN    => __( 'Enter a URL without a path, such as https://example.com. Must be https (http is allowed for localhost).', 'vitrine' ),
			'origins'          => __( 'Not a valid site address (such as https://example.com): {items}', 'vitrine' ),
			Formats::PERCENT   => __( 'Enter a percentage from 0 to 100, such as 19 or 7.5.', 'vitrine' ),
			Formats::SEPARATOR => __( 'Up to three characters, without < > & ".', 'vitrine' ),
			Formats::URI       => __( 'Enter a full URL, such as https://example.com/page.', 'vitrine' ),
			/* translators: %s: the token, as [value]. */
			Formats::VALUE     => sprintf( __( 'It must contain %s as a placeholder for the number.', 'vitrine' ), SaleBadgeText::token() ),
			Formats::VARIABLE  => __( 'Two dashes, then letters, digits, “-” and “_”, such as --color-.', 'vitrine' ),
		);
	}
}
