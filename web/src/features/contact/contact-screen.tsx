import LifeBuoy from "icon:life-buoy";
import Mail from "icon:mail";
import MessageCircle from "icon:message-circle";
import { Link } from "@tanstack/react-router";
import { instance, titleOf } from "../../app/instance.ts";
import { PublicPage } from "../../app/public-page.tsx";
import { MessageForm } from "./message-form.tsx";
import { ReportForm } from "./report-form.tsx";

/** 'Contact Us': the ways to reach us, and the form. With `report`, the form is about that website. */
export function ContactScreen({ report }: { report: string | undefined }) {
  return (
    <PublicPage
      title={titleOf("Contact Us")}
      description={`Write to the operator of this ${instance.product_name} instance. We reply by email within 24 hours.`}
    >
      <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-12 px-5 pb-20 pt-12 sm:px-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:pt-16">
        <div>
          <h1 className="text-4xl sm:text-5xl">Contact Us</h1>
          <p className="mt-4 text-lg text-muted">
            A question, an idea, something broken? Write to us. A person will read it and reply.
          </p>
          <ul className="mt-8 space-y-6">
            <li className={way}>
              <Mail className={icon} aria-hidden="true" />
              <div className="min-w-0">
                <h2 className="text-lg">Email support</h2>
                <p className="text-muted">We reply within 24 hours.</p>
                <a href={`mailto:${instance.support_email}`} className={`${link} break-all`}>
                  {instance.support_email}
                </a>
              </div>
            </li>
            <li className={way}>
              <MessageCircle className={icon} aria-hidden="true" />
              <div>
                <h2 className="text-lg">X</h2>
                <p className="text-muted">News and answers, in public.</p>
                <a href={instance.social_url} target="_blank" rel="noreferrer" className={link}>
                  Follow on X
                </a>
              </div>
            </li>
            <li className={way}>
              <LifeBuoy className={icon} aria-hidden="true" />
              <div>
                <h2 className="text-lg">FAQ & Support</h2>
                <p className="text-muted">Find most answers there, once you sign in.</p>
                <Link to="/support" className={link}>
                  FAQ & Support
                </Link>
              </div>
            </li>
          </ul>
        </div>
        {report ? <ReportForm host={report} /> : <MessageForm />}
      </div>
    </PublicPage>
  );
}

const way = "flex gap-4 border-t border-line pt-5";
const icon = "mt-1 size-5 shrink-0 text-accent-ink";
const link = "inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-4";
