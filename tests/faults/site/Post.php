<?php
/**
 * The post office.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Faults;

use PHPMailer\PHPMailer\PHPMailer;

/**
 * Lets wp_mail() run to its end and keeps each mail as it would have gone out, by
 * its Message-ID. What a process began and never ended, it died over.
 */
final class Post {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action(
			'plugins_loaded',
			static function (): void {
				// The local site's own catcher ends wp_mail() before it begins.
				remove_all_filters( 'pre_wp_mail' );
				add_filter( 'pre_wp_mail', array( self::class, 'begin' ), 10, 2 );
				add_filter( 'wp_mail_from', static fn (): string => 'shop@example.org' );
			}
		);
	}

	/**
	 * Sends by a mailer of our own, and notes that it began. Hooked.
	 *
	 * @param null|bool            $sent Whether somebody else has sent it.
	 * @param array<string, mixed> $mail The arguments of wp_mail().
	 */
	public static function begin( $sent, array $mail ): ?bool {
		global $phpmailer;
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
		if ( ! $phpmailer instanceof PHPMailer || ! method_exists( $phpmailer, 'is_ours' ) ) {
			$phpmailer = self::mailer(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The only way to another mailer.
		}
		self::note( 'begun', (string) preg_replace( '/^.*X-Vitrine-Event-Id:\s*(\S+).*$/s', '$1', implode( "\n", (array) $mail['headers'] ) ) );
		Moments::reach( 'mail:before' );
		if ( is_file( VITRINE_SITE_PRIVATE . '/post-is-full' ) ) {
			return false;
		}
		return $sent;
	}

	/**
	 * Notes what happened to a mail.
	 *
	 * @param string $what `begun`, `sent` or `ended`.
	 * @param string $id   Event id.
	 */
	public static function note( string $what, string $id ): void {
		wp_mkdir_p( VITRINE_SITE_PRIVATE . '/post' );
		file_put_contents( VITRINE_SITE_PRIVATE . '/post/' . getmypid() . '-' . bin2hex( random_bytes( 6 ) ), "$what $id", LOCK_EX );
	}

	/**
	 * A mailer that keeps what it would send.
	 */
	private static function mailer(): PHPMailer {
		add_action( 'wp_mail_succeeded', static fn () => self::note( 'ended', trim( strtok( (string) $GLOBALS['phpmailer']->MessageID, '@' ), '<' ) ), PHP_INT_MAX, 0 ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's own name.
		return new class( true ) extends PHPMailer {
			/**
			 * By this it is known.
			 */
			public function is_ours(): bool {
				return true;
			}

			/**
			 * Sends.
			 */
			public function postSend() { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPMailer's own name.
				$id = trim( strtok( (string) $this->MessageID, '@' ), '<' ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's own name.
				Post::note( 'sent', $id );
				Moments::reach( 'mail:inside' );
				return true;
			}
		};
	}
}
