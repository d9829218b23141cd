<?php
/**
 * The formats of texts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Rules;

use Vitrine\Settings\Sale;

defined( 'ABSPATH' ) || exit;

/**
 * What a text of a setting, or an entry of a list, may look like. The settings
 * screen tells a person the same while they type; both are held to the table in
 * tests/fixtures/settings.
 *
 * @see spec 3.8, 3.9
 */
final class Formats {

	public const AMOUNT    = 'amount';
	public const COLOR     = 'hex-color';
	public const CURRENCY  = 'currency';
	public const ID        = 'id';
	public const ORIGIN    = 'origin';
	public const PERCENT   = 'percent';
	public const SECRET    = 'secret';
	public const SEPARATOR = 'separator';
	public const URI       = 'uri';
	public const VALUE     = 'value';
	public const VARIABLE  = 'variable';

	/**
	 * Formats that a pattern says whole.
	 */
	private const PATTERNS = array(
		self::AMOUNT    => '/^\d{1,9}(?:[.,]\d{1,4})?$/D',
		self::COLOR     => '/^#(?:[\da-f]{3}){1,2}$/Di',
		self::CURRENCY  => '/^[a-z]{3}$/Di',
		self::ID        => '/^[\w-]{1,64}$/D',
		self::PERCENT   => '/^(?:100|\d{1,2}(?:[.,]\d{1,2})?)$/D',
		self::SEPARATOR => '/^[^<>&"\r\n\t]{0,3}$/Du',
		self::URI       => '/^https?:\/\/[^\x00-\x20\/?#"<>^`{|}\\\\]+[^\x00-\x20"<>^`{}\\\\]*$/Di',
		self::VARIABLE  => '/^--[\w-]+$/D',
	);

	/** What WordPress takes out of a text when it keeps it. */
	private const LOST = '/<|%[\da-f]{2}/i';

	/** The same of a secret, of which a space would be missed. */
	private const LOST_OF_SECRET = '/<|%[\da-f]{2}|[\r\n\t]| {2}/i';

	/**
	 * Whether a text that is not empty is of a format.
	 *
	 * @param string $format One of the constants; empty: any text is.
	 * @param string $text   Without space at its ends.
	 */
	public static function fits( string $format, string $text ): bool {
		if ( self::VALUE === $format ) {
			return str_contains( $text, Sale::token() );
		}
		return ! isset( self::PATTERNS[ $format ] ) || 1 === preg_match( self::PATTERNS[ $format ], $text );
	}

	/**
	 * Whether a text could not be kept as it is.
	 *
	 * @param string $format One of the constants.
	 * @param string $text   Without space at its ends.
	 */
	public static function would_lose( string $format, string $text ): bool {
		if ( self::URI === $format ) {
			return false;
		}
		return 1 === preg_match( self::SECRET === $format ? self::LOST_OF_SECRET : self::LOST, $text );
	}
}
