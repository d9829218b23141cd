<?php
/**
 * Email or webhook to send.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * Entry of the outbox, claimed by this process.
 */
final class Task {

	public const MAIL    = 'mail';
	public const WEBHOOK = 'webhook';

	/**
	 * @param int                  $id       ID of the row.
	 * @param string               $event_id UUID, the same at each attempt.
	 * @param int                  $order_id Order ID.
	 * @param string               $kind     One of the class constants.
	 * @param string               $subject  Kind of email, or URL of the webhook.
	 * @param array<string, mixed> $data     Additional data.
	 * @param int                  $tries    Number of attempts, including this one.
	 * @param string               $owner    Claim of this process.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $event_id,
		public readonly int $order_id,
		public readonly string $kind,
		public readonly string $subject,
		public readonly array $data,
		public readonly int $tries,
		public readonly string $owner,
	) {}
}
