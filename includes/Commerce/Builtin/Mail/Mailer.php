<?php
/**
 * Email sending.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Mail;

use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/**
 * Uses wp_mail(), so that the site's mail configuration applies. Failures are logged:
 * the order is kept, and the outbox retries.
 */
final class Mailer {

	/**
	 * Sends an email.
	 *
	 * @param Message                 $message  Email.
	 * @param string                  $event_id ID that stays the same when the email is sent again, because it is unknown whether it was delivered; empty: sent once.
	 * @param (callable(): void)|null $taken    Called as soon as it is sent, within wp_mail().
	 * @return bool Whether WordPress has sent it.
	 */
	public static function send( Message $message, string $event_id = '', ?callable $taken = null ): bool {
		$plain = static function ( PHPMailer $mailer ) use ( $message, $event_id ): void {
			// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer properties.
			// wp_mail() has no argument for the plain text alternative.
			$mailer->AltBody = $message->text;
			if ( '' !== $event_id ) {
				// Mail programs show messages with the same ID once.
				$mailer->MessageID = sprintf( '<%s@%s>', $event_id, (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
			}
			// phpcs:enable
		};
		// As a header for plugins that do not send with PHPMailer.
		$headers = array( 'Content-Type: text/html; charset=UTF-8', ...( '' === $event_id ? array() : array( "X-Vitrine-Event-Id: $event_id" ) ) );
		$noted   = static function () use ( $taken ): void {
			if ( null !== $taken ) {
				$taken();
			}
		};
		add_action( 'phpmailer_init', $plain );
		add_action( 'wp_mail_succeeded', $noted, 1, 0 );
		try {
			$sent = wp_mail( $message->to, $message->subject, $message->html, $headers );
			$why  = 'WordPress refused it';
		} catch ( \Throwable $thrown ) {
			$sent = false;
			$why  = $thrown->getMessage();
		} finally {
			remove_action( 'phpmailer_init', $plain );
			remove_action( 'wp_mail_succeeded', $noted, 1 );
		}
		if ( ! $sent ) {
			// Without the address, since logs should not have personal data.
			error_log( sprintf( 'Vitrine: the mail "%s" was not sent: %s', $message->subject, $why ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The only place where shop owners see the failure.
		}
		return $sent;
	}
}
