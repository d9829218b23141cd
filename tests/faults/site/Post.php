<?php
/**
 * Fake mail transport.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Faults;

use PHPMailer\PHPMailer\PHPMailer;

/**
 * Lets wp_mail() run completely, and stores each email by its Message-ID. An
 * email that was begun but not ended means that the process died.
 */
final class Post {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action(
			'plugins_loaded',
			static function (): void {
				// The local site's own filter would skip wp_mail().
				remove_all_filters( 'pre_wp_mail' );
				add_filter( 'pre_wp_mail', array( self::class, 'begin' ), 10, 2 );
				add_filter( 'wp_mail_from', static fn (): string => 'shop@example.org' );
			}
		);
	}

	/**
	 * Replaces the mailer, and records the begin of an email. Hooked.
	 *
	 * @param null|bool            $sent Whether another filter has sent it.
	 * @param array<string, mixed> $mail Arguments of wp_mail().
	 */
	public static function begin( $sent, array $mail ): ?bool {
		global $phpmailer;
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
		if ( ! $phpmailer instanceof PHPMailer || ! method_exists( $phpmailer, 'is_ours' ) ) {
			$phpmailer = self::mailer(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The only way to replace the mailer.
		}
		self::note( 'begun', (string) preg_replace( '/^.*X-Vitrine-Event-Id:\s*(\S+).*$/s', '$1', implode( "\n", (array) $mail['headers'] ) ) );
		Moments::reach( 'mail:before' );
		if ( is_file( VITRINE_SITE_PRIVATE . '/post-is-full' ) ) {
			return false;
		}
		return $sent;
	}

	/**
	 * Records an event of an email.
	 *
	 * @param string $what `begun`, `sent` or `ended`.
	 * @param string $id   ID of the email.
	 */
	public static function note( string $what, string $id ): void {
		wp_mkdir_p( VITRINE_SITE_PRIVATE . '/post' );
		file_put_contents( VITRINE_SITE_PRIVATE . '/post/' . getmypid() . '-' . bin2hex( random_bytes( 6 ) ), "$what $id", LOCK_EX );
	}

	/**
	 * Returns a mailer that stores emails.
	 */
	private static function mailer(): PHPMailer {
		add_action( 'wp_mail_succeeded', static fn () => self::note( 'ended', trim( strtok( (string) $GLOBALS['phpmailer']->MessageID, '@' ), '<' ) ), PHP_INT_MAX, 0 ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer property.
		return new class( true ) extends PHPMailer {
			/**
			 * Identifies this mailer.
			 */
			public function is_ours(): bool {
				return true;
			}

			/**
			 * Stores the email.
			 */
			public function postSend() { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPMailer property.
				$id = trim( strtok( (string) $this->MessageID, '@' ), '<' ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer property.
				Post::note( 'sent', $id );
				Moments::reach( 'mail:inside' );
				return true;
			}
		};
	}
}
