<?php
/**
 * Sends mail.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Mail;

use PHPMailer\PHPMailer\PHPMailer;

/**
 * Through wp_mail(), so that a site's own way of sending is used. A mail that
 * cannot be sent is logged and nothing else: the order stands.
 */
final class Mailer {

	/**
	 * Sends a mail.
	 *
	 * @param Message $message The mail.
	 * @return bool Whether WordPress took it.
	 */
	public static function send( Message $message ): bool {
		$plain = static function ( PHPMailer $mailer ) use ( $message ): void {
			// wp_mail() has no word for a plain alternative.
			$mailer->AltBody = $message->text; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's own name.
		};
		add_action( 'phpmailer_init', $plain );
		try {
			$sent = wp_mail( $message->to, $message->subject, $message->html, array( 'Content-Type: text/html; charset=UTF-8' ) );
			$why  = 'WordPress refused it';
		} catch ( \Throwable $thrown ) {
			$sent = false;
			$why  = $thrown->getMessage();
		} finally {
			remove_action( 'phpmailer_init', $plain );
		}
		if ( ! $sent ) {
			// The address stays out of the log, which is not a place for personal data.
			error_log( sprintf( 'Vitrine: the mail "%s" was not sent: %s', $message->subject, $why ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The only place where a shop owner learns of it.
		}
		return $sent;
	}
}
