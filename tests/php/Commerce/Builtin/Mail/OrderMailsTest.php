<?php
/**
 * Tests of order emails.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Mail\Mailer;
use Vitrine\Commerce\Builtin\Mail\Message;
use Vitrine\Commerce\Builtin\Mail\OrderMails;
use Vitrine\Commerce\Builtin\Mail\OrderMessage;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * Recipients and content of emails; a failed email must not affect its order.
 */
final class OrderMailsTest extends TestCase {

	/**
	 * @testdox An order sends a confirmation to the customer and a notification to the shop
	 */
	public function test_confirms_an_order(): void {
		$order = $this->order();
		$mails = array_column( $this->mails(), null, 'to' );

		$this->assertEqualsCanonicalizing( array( 'anna@example.org', get_option( 'admin_email' ) ), array_keys( $mails ) );
		$to_shopper = $mails['anna@example.org'];
		$this->assertSame( "[Vitrine] Your order #{$order->id}", $to_shopper['subject'] );
		$this->assertStringContainsString( 'Hi Anna', $to_shopper['message'] );
		$this->assertStringContainsString( $order->currency->format( $order->totals['total'] ), $to_shopper['message'] );
		$this->assertStringContainsString( 'Hauptstraße 1', $to_shopper['message'] );
		$this->assertStringContainsString( esc_url( $order->received_url ), $to_shopper['message'] );
		$to_shop = $mails[ get_option( 'admin_email' ) ];
		$this->assertStringContainsString( "New order #{$order->id}", $to_shop['subject'] );
		$this->assertStringNotContainsString( $order->key, $to_shop['message'], 'The email to the shop omits the receipt link.' );
	}

	/**
	 * @testdox Emails of a German shop contain no English text of the plugin
	 */
	public function test_speaks_the_language_of_the_shop(): void {
		add_filter( 'locale', static fn (): string => 'de_DE' );
		unload_textdomain( 'vitrine', true );
		try {
			$order = $this->order();
			$mails = array_column( $this->mails(), null, 'to' );
			( new OrderServices( ( new Shopper() )->engine ) )->changes->move( $order->id, 'completed' );
			$later = array_column( $this->mails(), 'subject' );
		} finally {
			remove_all_filters( 'locale' );
			unload_textdomain( 'vitrine', true );
		}

		$this->assertSame( "[Vitrine] Deine Bestellung #{$order->id}", $mails['anna@example.org']['subject'] );
		$this->assertContains( "[Vitrine] Deine Bestellung #{$order->id} ist abgeschlossen", $later );
		$text = wp_strip_all_tags( $mails['anna@example.org']['message'] );
		foreach ( array( 'Hallo Anna', 'Zwischensumme', 'Gesamtsumme', 'Rechnungsadresse', 'Deutschland', 'Bestellung anzeigen' ) as $german ) {
			$this->assertStringContainsString( $german, $text );
		}
		foreach ( array( 'Subtotal', 'Total', 'Billing', 'Shipping', 'Payment', 'Quantity', 'Price', 'Order', 'order', 'Germany' ) as $english ) {
			$this->assertDoesNotMatchRegularExpression( "/\\b$english\\b/", $text );
		}
	}

	/**
	 * @testdox Status changes send an email to the customer where one is defined
	 */
	public function test_tells_of_changes(): void {
		$order   = $this->order();
		$changes = ( new OrderServices( ( new Shopper() )->engine ) )->changes;
		$sent    = function ( string $status ) use ( $order, $changes ): array {
			Environment::clear_mails();
			$changes->move( $order->id, $status );
			return array_column( $this->mails(), 'subject' );
		};

		$this->assertSame( array( "[Vitrine] Your order #{$order->id} is on hold" ), $sent( 'on-hold' ) );
		$this->assertSame( array(), $sent( 'processing' ) );
		$this->assertSame( array( "[Vitrine] Your order #{$order->id} is complete" ), $sent( 'completed' ) );
		$this->assertSame( array(), $sent( 'refunded' ) );
		$order = $this->order();
		$sent  = $changes->move( $order->id, 'cancelled' );
		$this->assertContains( "[Vitrine] Your order #{$order->id} was cancelled", array_column( $this->mails(), 'subject' ) );
	}

	/**
	 * @testdox A failed payment is emailed to the customer, and to the shop with a link to the order
	 */
	public function test_tells_of_failures(): void {
		$order   = $this->order();
		$changes = ( new OrderServices( ( new Shopper() )->engine ) )->changes;
		$changes->move( $order->id, 'on-hold' );
		Environment::clear_mails();
		$changes->move( $order->id, 'failed' );
		$mails = array_column( $this->mails(), null, 'to' );

		$this->assertCount( 2, $this->mails() );
		$this->assertSame( "[Vitrine] Your order #{$order->id} was unsuccessful", $mails['anna@example.org']['subject'] );
		$to_shop = $mails[ get_option( 'admin_email' ) ];
		$this->assertSame( "[Vitrine] Order #{$order->id} has failed", $to_shop['subject'] );
		$this->assertStringContainsString( "order #{$order->id} from Anna", $to_shop['message'] );
		$this->assertStringContainsString( "order_id={$order->id}", $to_shop['message'] );
		$this->assertStringNotContainsString( $order->key, $to_shop['message'], 'The email to the shop omits the receipt link.' );
	}

	/**
	 * @testdox Partial refunds have their own text; only emails that match the order's status can be resent
	 */
	public function test_partial_refunds_and_what_may_be_sent_again(): void {
		$order  = $this->order();
		$orders = \Vitrine\Api::orders();
		$orders->pay( $order->id );
		$again = static fn (): array => array_keys( OrderMails::again( $orders->get( $order->id ) ) );
		$this->assertSame( array( 'confirmation', 'new_order', 'customer_invoice' ), $again() );
		Environment::clear_mails();
		$orders->refund( $order->id, 500 );
		$this->assertSame( array( "[Vitrine] Your order #{$order->id} has been partially refunded" ), array_column( $this->mails(), 'subject' ) );
		$this->assertStringContainsString( '€5.00 of your order', $this->mails()[0]['message'] );
		$this->assertSame( array( 'confirmation', 'new_order', 'partially_refunded', 'customer_invoice' ), $again() );
		( new OrderServices( ( new Shopper() )->engine ) )->changes->move( $order->id, 'on-hold' );
		$this->assertSame( array( 'confirmation', 'new_order', 'partially_refunded', 'on_hold', 'customer_invoice' ), $again() );
		Environment::clear_mails();
		$orders->refund( $order->id );
		$this->assertSame( array( "[Vitrine] Your order #{$order->id} has been refunded" ), array_column( $this->mails(), 'subject' ) );
		$this->assertSame( array( 'refunded' ), $again() );
	}

	/**
	 * @testdox Customer input is escaped in emails
	 */
	public function test_prints_what_was_typed_as_text(): void {
		$evil    = '<img src=x onerror=alert(1)>';
		$order   = $this->order(
			array(
				'billing_first_name' => $evil,
				'order_comments'     => "$evil\nsecond line",
			)
		);
		$message = OrderMessage::make( OrderMails::CONFIRMATION, $order );

		$this->assertStringNotContainsString( '<img', $message->html );
		$this->assertStringContainsString( '&lt;img src=x', $message->html );
		$this->assertStringContainsString( 'second line', $message->html );
		$this->assertStringContainsString( $evil, $message->text );
	}

	/**
	 * @testdox The plain-text part has the same content as the HTML
	 */
	public function test_has_a_plain_part(): void {
		$order = $this->order();
		$plain = '';
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( &$plain ): void {
				$plain = $mailer->AltBody; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer property.
				throw new \RuntimeException( 'Nothing leaves this machine.' );
			},
			99
		);
		remove_all_filters( 'pre_wp_mail' );
		Mailer::send( OrderMessage::make( OrderMails::CONFIRMATION, $order ) );
		Environment::clear_debug_log();

		$this->assertStringContainsString( '1 x Mug: €20.00', $plain );
		$this->assertStringContainsString( $order->received_url, $plain );
		$this->assertStringContainsString( '10115 Berlin', $plain );
		$this->assertDoesNotMatchRegularExpression( '/<\w|&\w+;/', $plain );
	}

	/**
	 * @dataProvider troubles
	 * @testdox A failed email does not affect the order and is reported to the owner: $_dataName
	 *
	 * @param string   $filter Filter that fails.
	 * @param \Closure $breaks How it fails.
	 */
	public function test_an_order_stands_without_its_mail( string $filter, \Closure $breaks ): void {
		add_filter( $filter, $breaks, 99 );
		$order = $this->order();
		$log   = Environment::debug_log();
		Environment::clear_debug_log();

		$this->assertSame( 'processing', $order->status );
		$this->assertStringContainsString( 'Vitrine: the mail', $log );
		$this->assertStringNotContainsString( 'anna@example.org', $log );
	}

	/**
	 * Data provider of mail failures.
	 *
	 * @return array<string, array{0: string, 1: \Closure}>
	 */
	public function troubles(): array {
		return array(
			'wp_mail fails'        => array( 'pre_wp_mail', static fn (): bool => false ),
			'a mail plugin throws' => array( 'pre_wp_mail', static fn () => throw new \RuntimeException( 'No route to host.' ) ),
			'a template throws'    => array( 'vitrine_mail_template', static fn () => throw new \RuntimeException( 'No such template.' ) ),
			'a filter throws'      => array( 'vitrine_order_mail', static fn () => throw new \RuntimeException( 'Oh.' ) ),
		);
	}

	/**
	 * @testdox Filters change the email template and can suppress an email
	 */
	public function test_a_site_changes_its_mails(): void {
		$template = Environment::dir() . '/private/mail-template.php';
		file_put_contents( $template, '<?php echo esc_html( $view["kind"] . " of " . $view["order"]->id );' );
		add_filter( 'vitrine_mail_template', static fn (): string => $template );
		add_filter( 'vitrine_order_mail', static fn ( Message $mail, string $kind ): ?Message => OrderMails::NEW_ORDER === $kind ? null : $mail, 10, 2 );
		$order = $this->order();
		unlink( $template );

		$this->assertSame( array( "confirmation of {$order->id}" ), array_column( $this->mails(), 'message' ) );
	}

	/**
	 * Creates an order of one mug.
	 *
	 * @param array<string, string> $fields Fields of the form.
	 */
	private function order( array $fields = array() ): Order {
		$order = ( new Shopper() )->with( Shopper::product() )->buy( '', $fields );
		$this->assertInstanceOf( Order::class, $order );
		return $order;
	}
}
