<?php
/**
 * A mail.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * A mail in both its forms.
 */
final class Message {

	/**
	 * @param string $to      Address.
	 * @param string $subject Plain text, one line.
	 * @param string $html    A whole document.
	 * @param string $text    The same in plain text.
	 */
	public function __construct(
		public readonly string $to,
		public readonly string $subject,
		public readonly string $html,
		public readonly string $text,
	) {}
}
