<?php
/**
 * Why a value may not be kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Rules;

use Vitrine\Settings\Field;
use Vitrine\Settings\Sale;

defined( 'ABSPATH' ) || exit;

/**
 * A reason, and the entries of a list that it is about.
 */
final class Problem {

	/**
	 * The problem.
	 *
	 * @param string       $code  A key of texts().
	 * @param list<string> $items Entries of a list.
	 */
	public function __construct(
		public readonly string $code,
		public readonly array $items = array(),
	) {}

	/**
	 * What a person is told.
	 *
	 * @param Field $field The setting.
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
	 * The words of every problem, for the screen too. `{min}`, `{max}`, `{items}`
	 * and `{choices}` stand for what the setting and its value say.
	 *
	 * @return array<string, string>
	 */
	public static function texts(): array {
		return array(
			'truth'            => __( 'This is either on or off: true or false.', 'vitrine' ),
			'range'            => __( 'Write a whole number from {min} to {max}.', 'vitrine' ),
			'list'             => __( 'This is a list.', 'vitrine' ),
			'many'             => __( 'No more than {max} entries, please.', 'vitrine' ),
			'text'             => __( 'This is a text.', 'vitrine' ),
			'choice'           => __( 'This is none of the choices: {choices}.', 'vitrine' ),
			'long'             => __( 'No more than {max} characters, please.', 'vitrine' ),
			'short'            => __( 'At least {min} characters, please.', 'vitrine' ),
			'lost'             => __( 'Leave out “<” and codes such as %20: they could not be kept.', 'vitrine' ),
			'lost-of-secret'   => __( 'Leave out “<”, double spaces, line breaks and codes such as %20: they could not be kept.', 'vitrine' ),
			Formats::AMOUNT    => __( 'Write an amount such as 4.95.', 'vitrine' ),
			Formats::COLOR     => __( 'Not a colour such as #1e1e1e: {items}', 'vitrine' ),
			Formats::CURRENCY  => __( 'Write the three letters of a currency, such as EUR.', 'vitrine' ),
			Formats::ID        => __( 'Letters, digits, “-” and “_”, at most 64 of them.', 'vitrine' ),
			Formats::ORIGIN    => __( 'Write an address without a path, as https://example.com. Only https; http on this machine.', 'vitrine' ),
			'origins'          => __( 'Not the address of a site, as https://example.com: {items}', 'vitrine' ),
			Formats::PERCENT   => __( 'Write a percentage from 0 to 100, such as 19 or 7.5.', 'vitrine' ),
			Formats::SEPARATOR => __( 'At most three characters, and none of < > & ".', 'vitrine' ),
			Formats::URI       => __( 'Write a whole address, as https://example.com/page.', 'vitrine' ),
			/* translators: %s: the token, as [value]. */
			Formats::VALUE     => sprintf( __( 'It must hold %s, where the number goes.', 'vitrine' ), Sale::token() ),
			Formats::VARIABLE  => __( 'Two dashes, then letters, digits, “-” and “_”, as --color-.', 'vitrine' ),
		);
	}
}
