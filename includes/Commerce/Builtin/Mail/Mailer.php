<?php
/**
 * Sends mail.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Mail;

use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/**
 * Through wp_mail(), so that a site's own way of sending is used. A mail that
 * cannot be sent is logged: the order stands, and the outbox tries again.
 */
final class Mailer {

	/**
	 * Sends a mail.
	 *
	 * @param Message                 $message  The mail.
	 * @param string                  $event_id The same when it is sent again, since nobody knows whether it went out; empty: it is sent once.
	 * @param (callable(): void)|null $taken    Runs as soon as it went out, still within wp_mail().
	 * @return bool Whether WordPress took it.
	 */
	public static function send( Message $message, string $event_id = '', ?callable $taken = null ): bool {
		$plain = static function ( PHPMailer $mailer ) use ( $message, $event_id ): void {
			// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's own names.
			// wp_mail() has no word for a plain alternative.
			$mailer->AltBody = $message->text;
			if ( '' !== $event_id ) {
				// By it a mail program shows a repeated mail once.
				$mailer->MessageID = sprintf( '<%s@%s>', $event_id, (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
			}
			// phpcs:enable
		};
		// Those who send by other means than PHPMailer have it as a header.
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
			// The address stays out of the log, which is not a place for personal data.
			error_log( sprintf( 'Vitrine: the mail "%s" was not sent: %s', $message->subject, $why ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The only place where a shop owner learns of it.
		}
		return $sent;
	}
}
