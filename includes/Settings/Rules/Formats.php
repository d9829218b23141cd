<?php
/**
 * Text formats.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Rules;

use Vitrine\Settings\SaleBadgeText;

defined( 'ABSPATH' ) || exit;

/**
 * Formats of text settings and list items. The settings screen has the same checks;
 * tests/fixtures/settings is used to test both.
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
	 * Formats defined by a pattern alone.
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

	/** Pattern of what WordPress removes when it sanitizes a text. */
	private const LOST = '/<|%[\da-f]{2}/i';

	/** The same for secrets, which must keep their whitespace. */
	private const LOST_OF_SECRET = '/<|%[\da-f]{2}|[\r\n\t]| {2}/i';

	/**
	 * Whether a non-empty text has a format.
	 *
	 * @param string $format One of the constants; empty: any text.
	 * @param string $text   Trimmed text.
	 */
	public static function fits( string $format, string $text ): bool {
		if ( self::VALUE === $format ) {
			return str_contains( $text, SaleBadgeText::token() );
		}
		return ! isset( self::PATTERNS[ $format ] ) || 1 === preg_match( self::PATTERNS[ $format ], $text );
	}

	/**
	 * Whether sanitizing would change a text.
	 *
	 * @param string $format One of the constants.
	 * @param string $text   Trimmed text.
	 */
	public static function would_lose( string $format, string $text ): bool {
		if ( self::URI === $format ) {
			return false;
		}
		return 1 === preg_match( self::SECRET === $format ? self::LOST_OF_SECRET : self::LOST, $text );
	}
}
