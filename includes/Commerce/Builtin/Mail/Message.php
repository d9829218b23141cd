<?php
/**
 * Email message.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Email as HTML and plain text.
 */
final class Message {

	/**
	 * @param string $to      Email address.
	 * @param string $subject Single line of plain text.
	 * @param string $html    Whole HTML document.
	 * @param string $text    Plain text version.
	 */
	public function __construct(
		public readonly string $to,
		public readonly string $subject,
		public readonly string $html,
		public readonly string $text,
	) {}
}
